import { can, type Permission } from '@/lib/permissions/permissions';
import type { Role } from '@/lib/permissions/roles';

/** What people ask about a role, each by the permission that decides it: the cards can't say what the table doesn't. */
const POWERS = {
  seeOrders: 'orders.read',
  helpOrders: 'orders.fix_address',
  refund: 'orders.refund',
  editStores: 'events.update',
  editCodes: 'promo_codes.write',
  seeCosts: 'products.read_costs',
  deleteThings: 'events.delete',
  manageUsers: 'users.update',
  manageBilling: 'billing.update',
} as const satisfies Record<string, Permission>;

export type Power = keyof typeof POWERS;

/** The powers of a role, of a client's people or of staff, in the order in which they are told. D3-1. */
export function powersOf(role: Role, isStaff: boolean): { power: Power; has: boolean }[] {
  const actor = { role, superadmin: isStaff, tenantId: isStaff ? null : 'ten_any' };
  return (Object.keys(POWERS) as Power[]).map((power) => ({ power, has: can(actor, POWERS[power]) }));
}
