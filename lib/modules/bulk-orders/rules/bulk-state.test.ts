import { bulkState, isWaiting, mayCancelBulk } from './bulk-state';

test.each([
  [{ over_budget_limit: 3 }, 'over_budget_limit', true],
  [{ over_budget: 3 }, 'over_budget', true],
  [{ new: 1, queued_processing: 2 }, 'placed', true],
  [{ new: 2, address_issue: 1 }, 'placed', true],
  [{ new: 2, in_production: 1 }, 'in_production', true],
  [{ artwork_issue: 1, packaged: 1 }, 'in_production', true],
  [{ address_issue: 1, shipped: 1 }, 'partly_shipped', true],
  [{ awaiting_reprint: 1 }, 'in_production', false],
  [{ shipped: 1, ready_to_ship: 1 }, 'partly_shipped', false],
  [{ shipped: 2, cancelled: 1 }, 'shipped', false],
  [{ cancelled: 3 }, 'cancelled', false],
] as const)('%j is %s (D4-14, D4-15)', (counts, state, cancellable) => {
  expect(bulkState(counts)).toBe(state);
  expect(mayCancelBulk(counts)).toBe(cancellable);
});

test('only one that waits for money waits', () => {
  expect([isWaiting('over_budget'), isWaiting('over_budget_limit'), isWaiting('placed')]).toEqual([
    true,
    true,
    false,
  ]);
});
