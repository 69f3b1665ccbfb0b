import { isRole, isSuperadmin, type Actor, type Role } from './roles';

interface Rule {
  client: readonly Role[];
  staff: readonly Role[];
  /** True if an admin may grant it to staff of role customer_service. D3-6. */
  grantable?: true;
  /** True for what people do themselves, logged in: no API token ever has it. D47-5. */
  personOnly?: true;
}

const ALL: readonly Role[] = ['admin', 'account_manager', 'customer_service'];
const MANAGERS: readonly Role[] = ['admin', 'account_manager'];
const ADMIN: readonly Role[] = ['admin'];
const NONE: readonly Role[] = [];

const everyone: Rule = { client: ALL, staff: ALL };
const managers: Rule = { client: MANAGERS, staff: MANAGERS, grantable: true };
const deleting: Rule = { client: ADMIN, staff: ADMIN, grantable: true };
/** Accounts, billing and tokens are for people. */
const admins: Rule = { client: ADMIN, staff: ADMIN, personOnly: true };
const staffAll: Rule = { client: NONE, staff: ALL };
const staffManagers: Rule = { client: NONE, staff: MANAGERS, grantable: true };
const staffAdmins: Rule = { client: NONE, staff: ADMIN };

/**
 * Who may do what, `area.verb` by role: one table for pages, API and menus. D3-1, S6. A client's users act on their own
 * tenant only, staff on all tenants; the database enforces tenancy.
 */
const PERMISSIONS = {
  'dashboard.read': everyone,
  'realtime.listen': { ...everyone, personOnly: true },
  // Finds only what the role may read.
  'search.read': everyone,
  // Everyone keeps views of their own of each list that they may read.
  'lists.share': { ...managers, personOnly: true },
  'onboarding.read': { ...everyone, personOnly: true },
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
  // An export is its person's, as is a saved view.
  'orders.export': { ...managers, personOnly: true },
  'orders.replace': staffManagers,
  'orders.set_status': staffManagers,

  'events.read': everyone,
  'events.preview': everyone,
  // A client's own content: staff act on it only while they have the client open (D43).
  'events.create': managers,
  'events.update': managers,
  'events.set_status': managers,
  'events.delete': deleting,
  'events.restore': deleting,
  'events.lock': staffManagers,
  /** Which printers make an event's orders: staff only look (D43). */
  'events.choose_fulfillers': { client: MANAGERS, staff: NONE },

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
  'ledger.request': { client: ADMIN, staff: NONE, personOnly: true },
  'ledger.set_budget': { client: ADMIN, staff: NONE, personOnly: true },
  'ledger.top_up': { client: ADMIN, staff: NONE, personOnly: true },
  'ledger.write': staffManagers,

  /** Persons are found, exported and erased by their client alone (D46). */
  'privacy.read': { client: ADMIN, staff: NONE },
  'privacy.update': { client: ADMIN, staff: NONE },
  'privacy.erase': { client: ADMIN, staff: NONE },

  /** How the mails in the client's name look: the client's own to read and try (D43). */
  'mails.read': { client: ADMIN, staff: NONE, personOnly: true },
  'mails.update': { client: ADMIN, staff: NONE, personOnly: true },
  'mails.test': { client: ADMIN, staff: NONE, personOnly: true },

  'settings.read': everyone,
  'company.read': everyone,
  'company.update': managers,
  'shop_platform.read': { ...managers, personOnly: true },
  'shop_platform.update': admins,
  /** What an app may do in the client's own shop is the client's to grant (D43). */
  'shop_platform.connect': { client: ADMIN, staff: NONE, personOnly: true },

  /** API tokens and webhooks: what acts for a client is the client's own to make (D43). */
  'integrations.read': { client: ADMIN, staff: NONE, personOnly: true },
  'integrations.update': { client: ADMIN, staff: NONE, personOnly: true },

  'staff.open_tenant': staffAll,
  'clients.read': staffAll,
  'clients.write': staffManagers,
  'clients.verify': staffManagers,
  /** Ends all of a client at once, for its shoppers too. */
  'clients.close': staffAdmins,
  /** To act on a client's own content for half an hour, with a reason (D43). */
  'clients.open': staffManagers,
  'revenue.read': staffManagers,
  'fulfillers.read': staffAll,
  'fulfillers.write': staffManagers,
  /** What can be printed on and what it costs, for all clients at once. */
  'blanks.write': staffAdmins,
  /** Orders that didn't reach a printer: sent again, or to another. */
  'fulfillers.send_orders': staffManagers,
  /** What people wrote to the platform itself: whoever of staff has time answers. */
  'site_messages.read': staffAll,
  'site_messages.answer': staffAll,
  'audit.read': staffAdmins,
  /** What was done in a company, for its own administrators; staff read it in the log of all clients. */
  'log.read': { client: ADMIN, staff: NONE, personOnly: true },
  'super_admin_panel.read': staffAdmins,
  'super_admin_panel.update': staffAdmins,
} as const satisfies Record<`${string}.${string}`, Rule>;

export type Permission = keyof typeof PERMISSIONS;
export const PERMISSION_NAMES = Object.keys(PERMISSIONS) as Permission[];

/** What an admin may grant staff of customer service. D3-6. */
export const GRANTABLE = PERMISSION_NAMES.filter((name) => ruleOf(name).grantable === true);

/** What an API token may be given: what some role of a client has, and people need not do themselves. D47-5. */
export const TOKEN_PERMISSIONS = PERMISSION_NAMES.filter((name) => {
  const { client, personOnly } = ruleOf(name);
  return client.length > 0 && personOnly !== true;
});

/** A row of the table with a wider type, for code that iterates over it. */
export function ruleOf(permission: Permission): Rule {
  return PERMISSIONS[permission];
}

/**
 * Whether the table of D3-1 allows this. No user, an unknown role, and a client user without a tenant have no rights
 * (S6). Grants count only for staff of role customer_service, and only where the table allows one (D3-6). An API token may
 * do what it was given, and never more than its person (D47-5).
 */
export function can(actor: Actor | null | undefined, permission: Permission): boolean {
  if (!actor || !isRole(actor.role)) return false;
  const rule = ruleOf(permission);
  if (actor.only && (rule.personOnly === true || !actor.only.includes(permission))) return false;
  if (!isSuperadmin(actor)) return Boolean(actor.tenantId) && rule.client.includes(actor.role);
  if (rule.staff.includes(actor.role)) return true;
  return (
    actor.role === 'customer_service' && rule.grantable === true && (actor.grants ?? []).includes(permission)
  );
}
