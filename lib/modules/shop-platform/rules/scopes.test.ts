import { missingScopes } from './scopes';

test('what was asked for and not granted; writing includes reading (S4-41)', () => {
  expect(missingScopes(['read_orders', 'write_products'], ['write_products', 'write_orders'])).toEqual([]);
  expect(missingScopes(['write_orders', 'read_products'], ['read_orders', 'read_products'])).toEqual([
    'write_orders',
  ]);
  expect(missingScopes([], [])).toEqual([]);
});
