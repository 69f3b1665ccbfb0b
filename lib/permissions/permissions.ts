import { isRole, isSuperadmin, type Actor, type Role } from './roles';

interface Rule {
  client: readonly Role[];
  staff: readonly Role[];
  /** True if an admin may grant it to staff of role customer_service. D3-6. */
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
 * Who may do what, `area.verb` by role: one table for pages, API and menus. D3-1, S6. A client's users act on their own
 * tenant only, staff on all tenants; the database enforces tenancy.
 */
const PERMISSIONS = {
  'dashboard.read': everyone,
  'realtime.listen': everyone,
  // Finds only what the role may read.
  'search.read': everyone,
  // Everyone keeps views of their own of each list that they may read.
  'lists.share': managers,
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
  // A client's own content: staff act on it only once they act for the client (D43).
  'events.create': { client: MANAGERS, staff: NONE },
  'events.update': managers,
  'events.set_status': managers,
  'events.delete': deleting,
  'events.restore': deleting,
  'events.lock': staffManagers,

  'store_configuration.read': everyone,
  'store_configuration.update': managers,

  'products.read': everyone,
  /** What making a product costs: S3.4 names it among the public fields, D50 keeps it from the public. */
  'products.read_costs': { client: MANAGERS, staff: ALL },
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

  /** Says what making it costs. */
  'bulk_orders.read': { client: MANAGERS, staff: ALL },
  /** Spends the client's credit: staff never order for it (D43). */
  'bulk_orders.write': { client: MANAGERS, staff: NONE },

  'files.read': everyone,
  'files.write': managers,
  /** The library of pictures: staff only read a tenant's own. */
  'files.update': { client: MANAGERS, staff: NONE },
  'files.delete': { client: ADMIN, staff: NONE },

  'users.read': admins,
  'users.create': admins,
  'users.update': admins,
  'users.delete': admins,

  'billing.read': admins,
  'billing.update': admins,

  /** Balance and budgets; what a client's limits are, and its ledger, is billing. */
  'ledger.read': managers,
  'ledger.read_rows': { client: ADMIN, staff: MANAGERS, grantable: true },
  /** A client's own billing: staff never act for it, with or without opening it (D43). */
  'ledger.request': { client: ADMIN, staff: NONE },
  'ledger.set_budget': { client: ADMIN, staff: NONE },
  'ledger.top_up': { client: ADMIN, staff: NONE },
  'ledger.write': staffManagers,

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

/** What an admin may grant staff of customer service. D3-6. */
export const GRANTABLE = PERMISSION_NAMES.filter((name) => ruleOf(name).grantable === true);

/** A row of the table with a wider type, for code that iterates over it. */
export function ruleOf(permission: Permission): Rule {
  return PERMISSIONS[permission];
}

/**
 * Whether the table of D3-1 allows this. No user, an unknown role, and a client user without a tenant have no rights
 * (S6). Grants count only for staff of role customer_service, and only where the table allows one (D3-6).
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
