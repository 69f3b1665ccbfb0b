import { GRANTABLE, PERMISSION_NAMES } from '@/lib/permissions/permissions';
import { permissionCards, rolesWith } from './permission-cards';

const shown = (side: 'staff' | 'client') => permissionCards(side).flatMap(({ permissions }) => permissions);

test('every verb is on exactly one card, of staff or of clients', () => {
  const [staff, client] = [shown('staff'), shown('client')];
  expect(new Set(staff).size).toBe(staff.length);
  expect(new Set(client).size).toBe(client.length);
  expect([...new Set([...staff, ...client])].toSorted()).toEqual(PERMISSION_NAMES.toSorted());
});

test('a card has no verb that nobody of its side has', () => {
  expect(shown('staff')).not.toContain('bulk_orders.write');
  expect(shown('client')).not.toContain('clients.verify');
  expect(permissionCards('client').map(({ card }) => card)).not.toContain('clients');
});

test('what can be granted is what customer service does not have by its role (D3-6)', () => {
  expect(GRANTABLE.length).toBeGreaterThan(20);
  for (const permission of GRANTABLE) {
    expect(rolesWith(permission, 'staff')).not.toContain('customer_service');
    expect(rolesWith(permission, 'staff')).toContain('admin');
  }
  expect(GRANTABLE.filter((name) => /^(users|audit|super_admin_panel|billing)\./.test(name))).toEqual([]);
});
