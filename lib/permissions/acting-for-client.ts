import { can, type Permission } from './permissions';
import type { Actor } from './roles';

/**
 * Staff's own verbs, which need no opening (D43-1): what is done to orders, credit and printers, what is kept for oneself, and
 * the locks. Everything else that changes something of a client is the client's own.
 */
const STAFF_AREAS = [
  ...['orders', 'claims', 'ledger', 'fulfillers', 'clients', 'staff', 'revenue'],
  ...['lists', 'search', 'dashboard', 'realtime', 'settings'],
];
const LOCKS: readonly string[] = ['events.lock', 'products.lock'];

/** What an opened client's content is: staff act on it with the rights of the client's admin. D43-2. */
const CONTENT_AREAS = [
  ...['events', 'store_configuration', 'products', 'vouchers', 'promo_codes', 'files'],
  ...['company', 'onboarding'],
];

/** Never staff's to change, opened or not: people, money, and what acts or writes in the client's name. D43-4. */
const SHUT_AREAS = ['users', 'billing', 'bulk_orders', 'integrations', 'mails', 'privacy', 'shop_platform'];

/** Calls that change nothing, and are sent as a body because they are long. */
const READS: readonly string[] = ['store-configuration.logo-colours'];

/** Who passes a client's budget is asked by permission of billing, and is a verb of orders. */
const OF_ORDERS: readonly string[] = ['orders.release-past-budget', 'bulk-orders.release'];

/** The parts of a contract that say what a call is about. */
export interface ClientCall {
  id: string;
  method: 'get' | 'post';
  permission?: Permission;
}

const areaOf = (permission: Permission) => permission.slice(0, permission.indexOf('.'));

/** What a call on a client's data is to staff: a verb of their own or a read, the client's content, or shut for them. D43. */
export function reachOf({ id, method, permission }: ClientCall): 'staff' | 'content' | 'shut' {
  if (method === 'get' || permission === undefined || READS.includes(id)) return 'staff';
  if (LOCKS.includes(permission) || OF_ORDERS.includes(id)) return 'staff';
  const area = areaOf(permission);
  if (SHUT_AREAS.includes(area)) return 'shut';
  return STAFF_AREAS.includes(area) ? 'staff' : 'content';
}

/** Whether a client's admin may do this with its content: what staff may do while they have opened the client. D43-2. */
export function canWhileOpened(tenantId: string, permission: Permission | undefined): boolean {
  if (permission === undefined || !CONTENT_AREAS.includes(areaOf(permission))) return false;
  return can({ role: 'admin', superadmin: false, tenantId }, permission);
}

/** A member of staff with the client that they have open in this session, if any. */
export interface OpeningActor extends Actor {
  opening?: { tenantId: string } | null | undefined;
}

/**
 * What staff may do with a call on a client's data. `own`: in their own right. `opened`: for the client, which they have open.
 * `not_opened`: once they have opened it. D43.
 */
export function staffRight(
  actor: OpeningActor,
  call: ClientCall,
  tenantId: string,
): 'own' | 'opened' | 'not_opened' | 'none' {
  const { permission } = call;
  const reach = reachOf(call);
  const own = permission === undefined || can(actor, permission);
  if (reach === 'shut') return 'none';
  if (reach === 'staff' && own) return 'own';
  if (!canWhileOpened(tenantId, permission)) return 'none';
  if (!can(actor, 'clients.open')) return 'none';
  if (actor.opening?.tenantId === tenantId) return 'opened';
  // A read that their role has not got is not worth opening a client for: it is no change.
  return reach === 'content' ? 'not_opened' : 'none';
}
