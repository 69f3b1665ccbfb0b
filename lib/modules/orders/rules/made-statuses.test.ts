import { MADE_STATUSES } from './made-statuses';

test('an order is made from the start of production on, whatever step a fulfiller skips', () => {
  expect(MADE_STATUSES).toEqual([
    'in_production',
    'awaiting_packing',
    'packaged',
    'ready_to_ship',
    'shipped',
  ]);
});
