import { powersOf } from './role-powers';

const has = (role: Parameters<typeof powersOf>[0], isStaff = false) =>
  powersOf(role, isStaff)
    .filter((one) => one.has)
    .map(({ power }) => power);

// D3 in words: an account manager has all but users, billing and deleting; customer service reads and helps with orders.
test('the cards of a client’s roles say what D3 says', () => {
  expect(has('admin')).toHaveLength(9);
  expect(has('account_manager')).toEqual([
    'seeOrders',
    'helpOrders',
    'refund',
    'editStores',
    'editCodes',
    'seeCosts',
  ]);
  expect(has('customer_service')).toEqual(['seeOrders', 'helpOrders']);
});

test('those of staff too: costs are seen by all of them (D50)', () => {
  expect(has('admin', true)).toHaveLength(9);
  expect(has('account_manager', true)).not.toContain('manageUsers');
  expect(has('customer_service', true)).toEqual(['seeOrders', 'helpOrders', 'seeCosts']);
});
