"""Which question a step asks."""

from typing import Final

from bugduel.shardbugs.program import ops as o
from bugduel.shardbugs.rules.questions.announcing import ChooseMode, ChoosePrice, ChooseTarget, Spend
from bugduel.shardbugs.rules.questions.cards import Discard, Look, PutFromHand, Recover, Search
from bugduel.shardbugs.rules.questions.combat import Attack, Block, OrderDamage
from bugduel.shardbugs.rules.questions.effects import May, MayPay, Pick
from bugduel.shardbugs.rules.questions.main_phase import MainPhase
from bugduel.shardbugs.rules.questions.priority import Priority
from bugduel.shardbugs.rules.questions.question import Question
from bugduel.shardbugs.rules.questions.start import Mulligan
from bugduel.shardbugs.rules.questions.triggers import OrderTriggers

BY_OP: Final[dict[int, Question]] = {
    o.MULLIGAN: Mulligan(),
    o.PRIORITY: Priority(),
    o.MAIN: MainPhase(),
    o.ATTACKERS: Attack(),
    o.BLOCKERS: Block(),
    o.ORDER_DAMAGE: OrderDamage(),
    o.NEXT_TRIGGER: OrderTriggers(),
    o.CHOOSE_MODE: ChooseMode(),
    o.CHOOSE_TARGET: ChooseTarget(),
    o.CHOOSE_COST: ChoosePrice(),
    o.SPEND: Spend(),
    o.ASK_MAY: May(),
    o.ASK_PAY: MayPay(),
    o.PICK: Pick(),
    o.DISCARD_ONE: Discard(),
    o.LOOK: Look(),
    o.SEARCH: Search(),
    o.RECOVER: Recover(),
    o.PUT_FROM_HAND: PutFromHand(),
}

# By op, for one look in a list; what asks nothing has none.
NO_QUESTION: Final = Question()
QUESTIONS: Final[list[Question]] = [BY_OP.get(op, NO_QUESTION) for op in range(o.LAST_OP + 1)]
