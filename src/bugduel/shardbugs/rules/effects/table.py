"""Which effect a step is."""

from typing import Final

from bugduel.shardbugs.board import Board
from bugduel.shardbugs.pieces import Frame
from bugduel.shardbugs.program import ops as o
from bugduel.shardbugs.program.program import Step
from bugduel.shardbugs.rules.effects import cards, choosing, permanents, players, threads
from bugduel.shardbugs.rules.effects.effect import Effect
from bugduel.shardbugs.rules.layers import derive

BY_OP: Final[dict[int, Effect]] = {
    o.TAKE_TARGETS: choosing.TakeTargets(),
    o.GATHER: choosing.Gather(),
    o.IF: choosing.If(),
    o.JUMP: choosing.Jump(),
    o.DAMAGE: permanents.Damage(),
    o.SPLAT_THEM: permanents.SplatThem(),
    o.EXHAUST: permanents.Exhaust(),
    o.READY: permanents.Ready(),
    o.MOVE: permanents.Move(),
    o.TRADE: permanents.Trade(),
    o.TO_OWNERS_HAND: permanents.ToOwnersHand(),
    o.TO_DECK: permanents.ToDeck(),
    o.COUNTERS: permanents.Counters(),
    o.UNTIL_END: permanents.UntilEnd(),
    o.TAKE_CONTROL: permanents.TakeControl(),
    o.ANIMATE: permanents.Animate(),
    o.ATTACH: permanents.Attach(),
    o.FIGHT: permanents.Fight(),
    o.MAKE: permanents.Make(),
    o.DAMAGE_PLAYERS: players.DamagePlayers(),
    o.GAIN_DEVOTION: players.GainDevotion(),
    o.LOSE_DEVOTION: players.LoseDevotion(),
    o.STEAL_DEVOTION: players.StealDevotion(),
    o.GAIN_DUST: players.GainDust(),
    o.EXTRA_PLACE: players.ExtraPlace(),
    o.DRAW: cards.Draw(),
    o.PREPARE_DISCARD: cards.PrepareDiscard(),
    o.DISCARD_RANDOM: cards.DiscardRandom(),
    o.MILL: cards.Mill(),
    o.REVEAL: cards.Reveal(),
    o.PREPARE_LOOK: cards.PrepareLook(),
    o.END_SEARCH: cards.EndSearch(),
    o.SHUFFLE: cards.Shuffle(),
    o.FIZZLE: threads.Fizzle(),
    o.DEVOTE: threads.Devote(),
    o.RETREAT: threads.Retreat(),
    o.EQUIP: threads.Equip(),
    o.LURE: threads.Lure(),
    o.PLINK: threads.Plink(),
    o.HARDEN: threads.Harden(),
    o.MAKE_BOUNTIES: threads.MakeBounties(),
}

# By op, for one look in a list; what is no effect does nothing that could be run.
NO_EFFECT: Final = Effect()
EFFECTS: Final[list[Effect]] = [BY_OP.get(op, NO_EFFECT) for op in range(o.LAST_OP + 1)]


def run_effect(board: Board, frame: Frame, step: Step) -> None:
    """Do one step of an effect that asks nobody. The place is already at the next one."""
    derive(board)
    EFFECTS[step.op].run(board, frame, step)
