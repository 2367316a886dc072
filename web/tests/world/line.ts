/** The line from a browser to the server, which can be cut: Chromium's own offline switch leaves open WebSockets alone. */
import { connect, createServer, type Server as Listener, type Socket } from "node:net";

export class Line {
  private readonly sockets = new Set<Socket>();
  private isCut = false;

  private constructor(
    private readonly listener: Listener,
    readonly port: number,
  ) {}

  static open(to: number): Promise<Line> {
    return new Promise((resolve) => {
      const listener = createServer((socket) => line.join(socket, to));
      let line: Line;
      listener.listen(0, "127.0.0.1", () => {
        listener.unref(); // a player who was forgotten keeps no command from ending
        line = new Line(listener, (listener.address() as { port: number }).port);
        resolve(line);
      });
    });
  }

  cut(): void {
    this.isCut = true;
    this.sockets.forEach((socket) => socket.destroy());
  }

  /** What is open stays open and carries nothing any more, as after a machine has slept; new connections work. */
  numb(): void {
    this.sockets.forEach((socket) => socket.unpipe().pause());
  }

  mend(): void {
    this.isCut = false;
  }

  close(): void {
    this.cut();
    this.listener.close();
  }

  private join(near: Socket, port: number): void {
    if (this.isCut) {
      near.destroy();
      return;
    }
    const far = connect(port, "127.0.0.1");
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      this.sockets.add(socket);
      socket.on("error", () => other.destroy());
      socket.on("close", () => {
        this.sockets.delete(socket);
        other.destroy();
      });
      socket.pipe(other);
    }
  }
}
