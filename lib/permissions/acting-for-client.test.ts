import { canWhileOpened, reachOf, staffRight, type ClientCall } from './acting-for-client';
import { PERMISSION_NAMES } from './permissions';

const call = (id: string, permission: ClientCall['permission'], method: ClientCall['method'] = 'post') => ({
  id,
  method,
  ...(permission ? { permission } : {}),
});
const staff = (role: string, more: object = {}) => ({ role, superadmin: 1, tenantId: null, ...more });
const WITH = { opening: { tenantId: 'ten_fjord' } };

describe('acting for a client (D43)', () => {
  test.each([
    ['orders.cancel', 'orders.cancel', 'staff'],
    ['events.lock', 'events.lock', 'staff'],
    ['products.unlock', 'products.lock', 'staff'],
    ['claims.approve', 'claims.decide', 'staff'],
    ['orders.release-past-budget', 'billing.update', 'staff'],
    ['lists.create-view', undefined, 'staff'],
    ['events.rename', 'events.update', 'content'],
    ['texts.save', 'store_configuration.update', 'content'],
    ['company.update', 'company.update', 'content'],
    ['users.invite', 'users.create', 'shut'],
    ['billing.begin-onboarding', 'billing.update', 'shut'],
    ['integrations.create-token', 'integrations.update', 'shut'],
    ['bulk-orders.place', 'bulk_orders.write', 'shut'],
  ] as const)('%s by %s is %s', (id, permission, reach) => {
    expect(reachOf(call(id, permission))).toBe(reach);
  });

  test('content is open to who has opened this client, and to nobody else', () => {
    const rename = call('events.delete', 'events.delete');
    expect(staffRight(staff('account_manager'), rename, 'ten_fjord')).toBe('not_opened');
    expect(staffRight(staff('account_manager', WITH), rename, 'ten_fjord')).toBe('opened');
    expect(staffRight(staff('account_manager', WITH), rename, 'ten_lumen')).toBe('not_opened');
    expect(staffRight(staff('customer_service', WITH), rename, 'ten_fjord')).toBe('none');
    const granted = { grants: ['clients.open'] };
    expect(staffRight(staff('customer_service', granted), rename, 'ten_fjord')).toBe('not_opened');
    expect(staffRight(staff('customer_service', { ...WITH, ...granted }), rename, 'ten_fjord')).toBe(
      'opened',
    );
  });

  test('a read that the role has not got is not worth an opening, and an opening gives it', () => {
    const stock = call('products.deleted', 'products.delete', 'get');
    expect(staffRight(staff('account_manager'), stock, 'ten_fjord')).toBe('none');
    expect(staffRight(staff('account_manager', WITH), stock, 'ten_fjord')).toBe('opened');
  });

  test('no verb of people, money, tokens, mails or personal data comes with an opening', () => {
    const come = PERMISSION_NAMES.filter((name) => canWhileOpened('ten_fjord', name));
    expect(come).toContain('files.delete');
    expect(come.filter((name) => /^(users|billing|ledger|bulk_orders|orders)\./.test(name))).toEqual([]);
    expect(come.filter((name) => /^(integrations|mails|privacy|shop_platform)\./.test(name))).toEqual([]);
    expect(come.filter((name) => /\.lock$/.test(name))).toEqual([]);
  });
});
