import { staffRight } from '@/lib/permissions/acting-for-client';
import { can, type Permission } from '@/lib/permissions/permissions';
import type { Visit } from './actor';

/** Whether this is staff with this client open (D43-2). */
export function hasOpened({ user, actor }: Visit, tenant: string): boolean {
  return user.opening?.tenant_id === tenant && can(actor, 'clients.open');
}

/** Whether the visitor may do this with this client: in their own right, or as staff who have it open (D43-2). */
export function mayHere(visit: Visit, tenant: string, permission: Permission): boolean {
  const { actor, user, isStaff } = visit;
  if (!isStaff) return can(actor, permission);
  const opening = user.opening && { tenantId: user.opening.tenant_id };
  const right = staffRight({ ...actor, opening }, { id: '', method: 'post', permission }, tenant);
  return right === 'own' || right === 'opened';
}

/**
 * Why the visitor only reads what this permission changes of a client: by their role, or as staff who would have to open the client first
 * (D43-15); null where they may change it.
 */
export function whyReadOnly(
  visit: Visit,
  tenant: string,
  permission: Permission,
): 'role' | 'not_opened' | null {
  if (mayHere(visit, tenant, permission)) return null;
  return visit.isStaff && can(visit.actor, 'clients.open') ? 'not_opened' : 'role';
}
