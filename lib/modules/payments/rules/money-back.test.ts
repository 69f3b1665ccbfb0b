import fc from 'fast-check';
import type { DisputeState, RefundState } from '@/lib/modules/orders/rules/money-back-states';
import {
  givenBack,
  holdReasonOf,
  isLaterDispute,
  moneyMoves,
  paymentStatusOf,
  type MoneyFacts,
} from './money-back';

const refund = (amount: number, state: RefundState = 'succeeded', editId: string | null = null) => ({
  amount,
  state,
  editId,
});
const facts = (refunds: MoneyFacts['refunds'], ...disputes: DisputeState[]): MoneyFacts => ({
  received: 5000,
  refunds,
  disputes: disputes.map((state) => ({ state })),
});

test.each([
  ['nothing happened', facts([]), 'paid'],
  ['an edit lowered the price', facts([refund(500, 'succeeded', 'oed_1')]), 'paid'],
  ['an edit gave all of it back', facts([refund(5000, 'succeeded', 'oed_1')]), 'paid'],
  ['a part', facts([refund(500)]), 'partly_refunded'],
  ['all of it', facts([refund(5000)]), 'refunded'],
  ['all of it in parts', facts([refund(4500), refund(500, 'pending')]), 'refunded'],
  ['the rest behind an edit', facts([refund(1000, 'succeeded', 'oed_1'), refund(4000)]), 'refunded'],
  ['a refund that failed', facts([refund(5000, 'failed')]), 'paid'],
  ['an inquiry', facts([], 'inquiry'), 'paid'],
  ['an open dispute', facts([], 'open'), 'disputed'],
  ['an open dispute behind a part', facts([refund(500)], 'open'), 'disputed'],
  ['a dispute won', facts([], 'won'), 'paid'],
  ['a dispute won behind a part', facts([refund(500)], 'won'), 'partly_refunded'],
  ['a dispute lost', facts([], 'lost'), 'dispute_lost'],
  ['one won and one lost', facts([refund(500)], 'won', 'lost'), 'dispute_lost'],
])('%s', (_, given, expected) => {
  expect(paymentStatusOf(given)).toBe(expected);
});

test.each([
  [facts([]), null],
  [facts([refund(500)]), null],
  [facts([refund(5000)]), 'refunded'],
  [facts([], 'inquiry'), 'disputed'],
  [facts([], 'open'), 'disputed'],
  [facts([], 'won'), null],
  [facts([], 'lost'), 'dispute_lost'],
])('production goes on or waits', (given, expected) => {
  expect(holdReasonOf(paymentStatusOf(given), given.disputes)).toBe(expected);
});

const aRefund = fc.record({
  amount: fc.integer({ min: 1, max: 5000 }),
  state: fc.constantFrom<RefundState>('pending', 'succeeded', 'failed'),
  editId: fc.constantFrom('oed_1', null),
});
const aDispute = fc.record({ state: fc.constantFrom<DisputeState>('inquiry', 'open', 'won', 'lost') });

test('the order in which events come makes no difference', () => {
  fc.assert(
    fc.property(fc.array(aRefund), fc.array(aDispute), (refunds, disputes) => {
      const told = paymentStatusOf({ received: 5000, refunds, disputes });
      const turned = { refunds: [...refunds].reverse(), disputes: [...disputes].reverse() };
      expect(paymentStatusOf({ received: 5000, ...turned })).toBe(told);
      expect(givenBack(turned.refunds)).toBe(givenBack(refunds));
    }),
  );
});

/** What a provider's object says of a dispute in turn: the bank decides first and moves the money then, any number of times. */
function lifeOf(isAsked: boolean, ends: readonly boolean[]): { state: DisputeState; moves: number }[] {
  const life: { state: DisputeState; moves: number }[] = [{ state: 'open', moves: 1 }];
  if (isAsked) life.unshift({ state: 'inquiry', moves: 0 }, { state: 'won', moves: 0 });
  let [isBack, moves] = [false, 1];
  for (const wins of ends) {
    const state = wins ? 'won' : 'lost';
    life.push({ state, moves });
    if (wins !== isBack) life.push({ state, moves: (moves += 1) });
    isBack = wins;
  }
  return life;
}

test('the newest answer about a dispute stays, in whatever order and however often they are read (D36-23)', () => {
  const lives = fc.tuple(fc.boolean(), fc.array(fc.boolean(), { maxLength: 5 }));
  fc.assert(
    fc.property(lives, fc.array(fc.nat(20), { maxLength: 20 }), fc.nat(20), (drawn, reads, place) => {
      const life = lifeOf(...drawn);
      const order = reads.map((at) => at % life.length);
      order.splice(place % (order.length + 1), 0, life.length - 1);
      const told = order.flatMap((at) => life[at] ?? []);
      const known = told.reduce((kept, one) => (isLaterDispute(kept, one) ? one : kept));
      expect(known).toEqual(life.at(-1));
    }),
  );
});

test('whoever follows the money never goes back by a later answer, and ends where the bank has decided (D36-24)', () => {
  fc.assert(
    fc.property(fc.boolean(), fc.array(fc.boolean(), { minLength: 1, maxLength: 6 }), (isAsked, ends) => {
      const life = lifeOf(isAsked, ends);
      const moves = life.map(moneyMoves);
      expect(moves).toEqual([...moves].sort((one, other) => one - other));
      expect((moves.at(-1) ?? 0) % 2).toBe(ends.at(-1) ? 0 : 1);
    }),
  );
});

test.each([
  ['asks only', 'inquiry', 0, 0],
  ['has not taken it yet', 'open', 0, 0],
  ['has it', 'open', 1, 1],
  ['gives it back soon', 'won', 1, 2],
  ['has given it back', 'won', 2, 2],
  ['takes it again soon', 'lost', 2, 3],
  ['has taken it again', 'lost', 3, 3],
  ['was content', 'won', 0, 0],
] as const)('a bank that %s (D36-24)', (_, state, moves, expected) => {
  expect(moneyMoves({ state, moves })).toBe(expected);
});

test.each([
  ['a won one read as lost before', 'won', 2, 'lost', 1, false],
  ['a lost one won by an appeal', 'lost', 1, 'won', 2, true],
  ['a won one lost once more', 'won', 2, 'lost', 3, true],
  ['an inquiry that had ended and became a dispute', 'won', 0, 'open', 1, true],
  ['a row from before, won', 'won', null, 'lost', 1, false],
  ['a row from before, won and lost once more', 'won', null, 'lost', 3, true],
  ['a row from before, lost and then won', 'lost', null, 'won', 2, true],
  ['the same again', 'open', null, 'open', 1, false],
] as const)('%s (D36-23)', (_, known, knownMoves, told, toldMoves, isLater) => {
  expect(isLaterDispute({ state: known, moves: knownMoves }, { state: told, moves: toldMoves })).toBe(
    isLater,
  );
});
