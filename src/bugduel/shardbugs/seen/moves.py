"""What an action means."""

from bugduel.core.event import Fact
from bugduel.core.move import Move
from bugduel.shardbugs import actions as a
from bugduel.shardbugs.board import Board
from bugduel.shardbugs.pieces import Frame
from bugduel.shardbugs.program.names import dust_name, part_of
from bugduel.shardbugs.rules.choices import add_action
from bugduel.shardbugs.rules.web.targets import find_thread
from bugduel.shardbugs.seen.moments import frame_part

# Moves that need nothing but their name; the card in question is that of the frame that asks.
PLAIN: dict[int, str] = {
    a.KEEP: "keep",
    a.END_MAIN: "end-main",
    a.PASS: "pass",
    a.NO_TARGET: "no-target",
    a.DONE: "done",
    a.ACCEPT: "accept",
    a.REFUSE: "refuse",
    a.CALL_TIME: "call-time",
}
CARD_MOVES: dict[int, str] = {a.PUT_BACK: "put-back", a.PLAY: "play", a.PLACE: "place"}
PERMANENT_MOVES: dict[int, str] = {
    a.PLAY_FROM_HIVE: "play-from-hive",
    a.RETREAT: "retreat",
    a.DEVOTE: "devote",
    a.EQUIP: "equip",
    a.ACTIVATE: "activate",
    a.GENERATE: "generate",
    a.ATTACK: "attack",
    a.BLOCK: "block",
    a.NEXT_DAMAGED: "next-damaged",
    a.CHOOSE: "choose",
}


def move(board: Board, action: int) -> Move:
    """The meaning of a legal action, in the words of the table."""
    verb = action & a.VERB
    what = action & a.WHAT
    second = action >> a.SHIFT & a.WHAT
    frame = board.stack[-1]
    if verb in PLAIN:
        facts = of_frame(board, frame) if verb in (a.ACCEPT, a.REFUSE) else {}
        return Move(action, PLAIN[verb], facts)
    if verb in CARD_MOVES:
        return Move(action, CARD_MOVES[verb], {"card": board.name(what)})
    if verb in PERMANENT_MOVES:
        return Move(action, PERMANENT_MOVES[verb], of_permanent(board, verb, what, second))
    if verb == a.USE_AVATAR:
        avatar = board.sides[board.asked].avatar
        return Move(action, "use-avatar", {"card": avatar.name, "part": str(what)})
    if verb == a.TARGET:
        return target_move(board, action, what)
    if verb == a.MODE:
        return Move(action, "mode", {"card": board.name(frame.kind), "part": part_of(frame.of.modes[what])})
    if verb == a.CHOOSE_CARD:
        return Move(action, "choose-card", {"card": board.name(what), "seat": second >> 8})
    if verb == a.SPEND:
        return Move(action, "spend", {"dust": dust_name(what)})
    if verb == a.CONCEDE:
        return Move(action, "concede", {"seat": what})
    return trigger_move(board, frame, action)


def of_frame(board: Board, frame: Frame) -> dict[str, Fact]:
    return {"card": board.name(frame.kind), "part": frame_part(frame)} if frame.kind >= 0 else {}


def of_permanent(board: Board, verb: int, what: int, second: int) -> dict[str, Fact]:
    permanent = board.find(what)
    assert permanent is not None
    facts: dict[str, Fact] = {"card": permanent.card.name, "creature": permanent.id, "seat": permanent.seat}
    if verb == a.ATTACK:
        facts["whom"] = second
    elif verb in (a.BLOCK, a.NEXT_DAMAGED):
        other = board.find(second)
        assert other is not None
        facts["with"] = other.card.name
        facts["with-creature"] = other.id
    elif verb == a.ACTIVATE:
        facts["part"] = str(second)
    elif verb == a.DEVOTE:
        facts["amount"] = permanent.dev
    return facts


def target_move(board: Board, action: int, what: int) -> Move:
    if what >= a.THREAD:
        thread = find_thread(board, what - a.THREAD)
        assert thread is not None
        facts: dict[str, Fact] = {"seat": thread.seat, "thread": thread.number}
        if thread.kind >= 0:
            facts["card"] = board.name(thread.kind)
            facts["part"] = part_of(thread.program)
        return Move(action, "target-thread", facts)
    if what >= a.PLAYER:
        return Move(action, "target-player", {"seat": what - a.PLAYER})
    permanent = board.find(what)
    assert permanent is not None
    return Move(action, "target", {"card": permanent.card.name, "creature": permanent.id, "seat": permanent.seat})


def trigger_move(board: Board, frame: Frame, action: int) -> Move:
    """Which of the waiting triggers is added next."""
    for trigger in frame.waiting:
        if add_action(frame.waiting, trigger) == action:
            facts: dict[str, Fact] = {"card": board.name(trigger.kind), "part": part_of(trigger.program)}
            about = board.find(trigger.it) if trigger.it else None
            if about is not None:
                facts["with"] = about.card.name
            elif trigger.it_last:
                facts["with"] = board.name(trigger.it_last[4])
            if trigger.source:
                facts["creature"] = trigger.source
            return Move(action, "add", facts)
    raise AssertionError("no such trigger")
