/** What may be passed from now on without being asked: buttons beside the question of who has priority. */
import type { Cards } from "../../../cards/catalogue.svelte";
import type { IconName } from "../../../design/icons";
import type { View } from "../../../server/messages";
import type { Tabled } from "../../../table/state/tabled";
import { isNarrow } from "../../../table/screen";
import { say } from "../../../words/words.svelte";
import { threadsOf } from "../rail/web";

export interface Wish {
  id: string;
  text: string;
  icon: IconName;
  act: () => void;
}

/** What runs already can be stopped at any time, in the same place. */
export function wishesOf(game: Tabled, view: View, cards: Cards | null): Wish[] {
  const { yields = [], until_turn: isWaiting = false } = game.passing;
  const canPass = game.isAsked && (game.question?.moves?.some((move) => move.move === "pass") ?? false);
  const next = threadsOf(view)[0];
  const title = (card: string) => cards?.card(card)?.title ?? card;
  const found: Wish[] = yields.map((card) => ({
    id: `stop-${card}`,
    text: say("shard-yield-stop", { card: title(card) }),
    icon: "close",
    act: () => game.pass({ yields: yields.filter((each) => each !== card) }),
  }));
  if (isWaiting) {
    found.push({
      id: "ask",
      text: say("shard-until-stop"),
      icon: "close",
      act: () => game.pass({ until_turn: false }),
    });
  }
  if (canPass && next && next.seat !== game.me && !yields.includes(next.card)) {
    found.push({
      id: "yield",
      text: say("shard-yield", { card: title(next.card), form: isNarrow() ? "short" : "full" }), // the question names it
      icon: "fast",
      act: () => game.pass({ yields: [...yields, next.card] }),
    });
  }
  if (canPass && view.active !== game.me && !isWaiting) {
    found.push({ id: "until", text: say("shard-until"), icon: "fast", act: () => game.pass({ until_turn: true }) });
  }
  return found;
}
