import { PERMISSION_NAMES, TOKEN_PERMISSIONS, can, ruleOf, type Permission } from './permissions';
import { ROLES, hasRole, isRole, isSuperadmin, type Actor } from './roles';

const client = (role: string): Actor => ({ role, superadmin: 0, tenantId: 'ten_fjord' });
const staff = (role: string, grants?: string[]): Actor => ({
  role,
  superadmin: 1,
  tenantId: null,
  ...(grants ? { grants } : {}),
});
const allowed = (actor: Actor): Permission[] => PERMISSION_NAMES.filter((name) => can(actor, name));

describe('roles (S6-2)', () => {
  test('a check accepts a pipe-separated list', () => {
    expect(hasRole('account_manager', 'admin|account_manager')).toBe(true);
    expect(hasRole('account', 'admin|account_manager')).toBe(false);
    expect(hasRole('customer_service', 'admin | customer_service')).toBe(true);
    expect(hasRole('', '')).toBe(false);
    expect(hasRole(null, 'admin')).toBe(false);
    expect(isRole('owner')).toBe(false);
  });

  test('superadmin only when logged in and the flag is set', () => {
    expect(isSuperadmin(null)).toBe(false);
    expect(isSuperadmin({ superadmin: 0 })).toBe(false);
    expect(isSuperadmin({ superadmin: null })).toBe(false);
    expect(isSuperadmin({ superadmin: 1 })).toBe(true);
  });
});

describe('the table (D3-6)', () => {
  test("a client's admin may do all but what is the staff's", () => {
    for (const name of PERMISSION_NAMES) {
      const area = name.split('.')[0] ?? '';
      const staffOnly = [
        ...['staff', 'clients', 'revenue', 'fulfillers', 'blanks', 'audit', 'super_admin_panel'],
        'site_messages',
      ];
      const staffVerb = [
        'orders.replace',
        'orders.set_status',
        'events.lock',
        'products.lock',
        'ledger.write',
      ];
      const expected = !staffOnly.includes(area) && !staffVerb.includes(name);
      expect([name, can(client('admin'), name)]).toEqual([name, expected]);
    }
  });

  test('an account manager: neither users nor billing nor deleting', () => {
    for (const name of allowed(client('account_manager')))
      expect(name).not.toMatch(/^(users|billing)\.|delete/);
    for (const name of allowed(staff('account_manager'))) {
      expect(name).not.toMatch(/^(users|billing|audit|super_admin_panel)\.|delete/);
    }
    expect(can(client('account_manager'), 'store_configuration.update')).toBe(true);
  });

  test("customer service reads, and acts on a tenant's orders only", () => {
    const writes = allowed(client('customer_service')).filter(
      (name) => !/\.(read|listen|preview)$/.test(name),
    );
    expect(writes).toEqual([
      'orders.note',
      'orders.fix_address',
      'orders.fix_artwork',
      'orders.resend_mail',
      'orders.request_replacement',
    ]);
    expect(can(client('customer_service'), 'users.read')).toBe(false);
    expect(can(client('customer_service'), 'billing.read')).toBe(false);
    expect(can(client('customer_service'), 'events.read')).toBe(true);
  });

  test('audit log, users and the panel are for the admin of the staff', () => {
    for (const name of ['audit.read', 'users.read', 'users.delete', 'super_admin_panel.update'] as const) {
      expect(ROLES.filter((role) => can(staff(role), name))).toEqual(['admin']);
    }
    expect(ROLES.filter((role) => can(client(role), 'audit.read'))).toEqual([]);
  });

  test('staff may do whatever the same role may do in a tenant, but choose its printers and change its pictures (D43)', () => {
    // Nor do they ask themselves for credit, set what its events may cost, order on its account, pay for it, or look for people.
    const billing = ['ledger.request', 'ledger.set_budget', 'ledger.top_up', 'bulk_orders.write'];
    const privacy = ['privacy.read', 'privacy.update', 'privacy.erase'];
    const files = ['files.update', 'files.delete'];
    // What acts for a client without its people is the client's to make.
    const acting = ['integrations.read', 'integrations.update', 'shop_platform.connect'];
    // Nor do they write to its shoppers in its name.
    const mails = ['mails.read', 'mails.update', 'mails.test'];
    // Its log they read among those of all clients.
    const events = ['events.choose_fulfillers', 'log.read'];
    const own: readonly string[] = [...events, ...files, ...billing, ...privacy, ...acting, ...mails];
    for (const role of ROLES) {
      for (const name of allowed(client(role)))
        expect([name, can(staff(role), name)]).toEqual([name, !own.includes(name)]);
    }
  });

  test('grants reach staff of customer service, verb by verb, and never the reserved areas', () => {
    expect(can(staff('customer_service', ['orders.cancel']), 'orders.cancel')).toBe(true);
    expect(can(staff('customer_service', ['orders.cancel']), 'orders.refund')).toBe(false);
    expect(can(staff('account_manager', ['events.delete']), 'events.delete')).toBe(false);
    expect(can({ ...client('customer_service'), grants: ['orders.cancel'] }, 'orders.cancel')).toBe(false);
    const everything = staff('customer_service', PERMISSION_NAMES);
    expect(
      PERMISSION_NAMES.filter((name) => !can(everything, name)).every((name) => !ruleOf(name).grantable),
    ).toBe(true);
    expect(can(everything, 'audit.read')).toBe(false);
    expect(can(everything, 'users.read')).toBe(false);
  });

  test('an API token may do what it was given, as far as its person may, and never what is a person’s own (D47-5)', () => {
    const token = { ...client('account_manager'), only: ['orders.read', 'orders.cancel', 'files.delete'] };
    expect(allowed(token)).toEqual(['orders.read', 'orders.cancel']);
    expect(allowed({ ...client('admin'), only: [] })).toEqual([]);
    expect(allowed({ ...client('admin'), only: PERMISSION_NAMES })).toEqual(TOKEN_PERMISSIONS);
    const areas = new Set<string>(TOKEN_PERMISSIONS.map((name) => name.split('.')[0] ?? ''));
    for (const area of ['users', 'billing', 'integrations', 'realtime', 'staff', 'super_admin_panel'])
      expect([area, areas.has(area)]).toEqual([area, false]);
  });

  test('nobody, no tenant and an unknown role may do nothing', () => {
    for (const name of PERMISSION_NAMES) {
      expect(can(null, name)).toBe(false);
      expect(can({ ...client('admin'), tenantId: null }, name)).toBe(false);
      expect(can(client('owner'), name)).toBe(false);
      expect(can(staff('__proto__'), name)).toBe(false);
    }
  });
});
