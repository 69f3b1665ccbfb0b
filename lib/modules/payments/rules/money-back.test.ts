import fc from 'fast-check';
import type { DisputeState, RefundState } from '@/lib/modules/orders/rules/money-back-states';
import { givenBack, holdReasonOf, paymentStatusOf, type MoneyFacts } from './money-back';

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
