import { isRole, isSuperadmin, type Actor, type Role } from './roles';

interface Rule {
  client: readonly Role[];
  staff: readonly Role[];
  /** True when staff of role customer_service may be granted it by an admin. DECISIONS 3. */
  grantable?: true;
}

const ALL: readonly Role[] = ['admin', 'account_manager', 'customer_service'];
const MANAGERS: readonly Role[] = ['admin', 'account_manager'];
const ADMIN: readonly Role[] = ['admin'];
const NONE: readonly Role[] = [];

const everyone: Rule = { client: ALL, staff: ALL };
const managers: Rule = { client: MANAGERS, staff: MANAGERS, grantable: true };
const admins: Rule = { client: ADMIN, staff: ADMIN };
const deleting: Rule = { client: ADMIN, staff: ADMIN, grantable: true };
const staffAll: Rule = { client: NONE, staff: ALL };
const staffManagers: Rule = { client: NONE, staff: MANAGERS, grantable: true };
const staffAdmins: Rule = { client: NONE, staff: ADMIN };

/**
 * Who may do what, `area.verb` by role: the one table for pages, API and menus. DECISIONS 3, SPEC 6.
 * A client's people act on their tenant only, staff on all tenants; tenancy itself is the database's business.
 */
const PERMISSIONS = {
  'dashboard.read': everyone,
  'realtime.listen': everyone,
  'onboarding.read': everyone,
  'onboarding.update': admins,

  'orders.read': everyone,
  'orders.write': managers,
  'orders.note': everyone,
  'orders.fix_address': everyone,
  'orders.fix_artwork': everyone,
  'orders.resend_mail': everyone,
  'orders.request_replacement': everyone,
  'orders.release': managers,
  'orders.cancel': managers,
  'orders.refund': managers,
  'orders.export': managers,
  'orders.replace': staffManagers,
  'orders.set_status': staffManagers,

  'events.read': everyone,
  'events.preview': everyone,
  'events.create': managers,
  'events.update': managers,
  'events.set_status': managers,
  'events.delete': deleting,
  'events.restore': deleting,
  'events.lock': staffManagers,

  'store_configuration.read': everyone,
  'store_configuration.update': managers,

  'products.read': everyone,
  'products.write': managers,
  'products.delete': deleting,
  'products.lock': staffManagers,

  'vouchers.read': everyone,
  'vouchers.write': managers,
  'vouchers.delete': deleting,
  'promo_codes.read': everyone,
  'promo_codes.write': managers,
  'promo_codes.delete': deleting,
  'claims.read': everyone,
  'claims.decide': managers,
  'claims.read_refusals': { client: ADMIN, staff: MANAGERS, grantable: true },

  'files.read': everyone,
  'files.write': managers,
  'files.delete': deleting,

  'users.read': admins,
  'users.create': admins,
  'users.update': admins,
  'users.delete': admins,

  'billing.read': admins,
  'billing.update': admins,

  'settings.read': everyone,
  'company.read': everyone,
  'company.update': managers,
  'shop_platform.read': managers,
  'shop_platform.update': admins,

  'staff.open_tenant': staffAll,
  'clients.read': staffAll,
  'clients.write': staffManagers,
  'clients.verify': staffManagers,
  'revenue.read': staffManagers,
  'fulfillers.read': staffAll,
  'fulfillers.write': staffManagers,
  'audit.read': staffAdmins,
  'super_admin_panel.read': staffAdmins,
  'super_admin_panel.update': staffAdmins,
} as const satisfies Record<`${string}.${string}`, Rule>;

export type Permission = keyof typeof PERMISSIONS;
export const PERMISSION_NAMES = Object.keys(PERMISSIONS) as Permission[];

/** The table's row, widened, for code that walks it. */
export function ruleOf(permission: Permission): Rule {
  return PERMISSIONS[permission];
}

/**
 * True when the table of DECISIONS 3 lets this person do it. Nobody, an unknown role, and a client user without a
 * tenant may do nothing (SPEC 6). Grants count for staff of role customer_service, and only where the table allows one.
 */
export function can(actor: Actor | null | undefined, permission: Permission): boolean {
  if (!actor || !isRole(actor.role)) return false;
  const rule = ruleOf(permission);
  if (!isSuperadmin(actor)) return Boolean(actor.tenantId) && rule.client.includes(actor.role);
  if (rule.staff.includes(actor.role)) return true;
  return (
    actor.role === 'customer_service' && rule.grantable === true && (actor.grants ?? []).includes(permission)
  );
}
