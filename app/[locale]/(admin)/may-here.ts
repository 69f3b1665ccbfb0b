import { canWhileOpened } from '@/lib/permissions/acting-for-client';
import { can, type Permission } from '@/lib/permissions/permissions';
import type { Visit } from './actor';

/** Whether this is staff with this client open (D43-2). */
export function hasOpened({ user, actor }: Visit, tenant: string): boolean {
  return user.opening?.tenant_id === tenant && can(actor, 'clients.open');
}

/** Whether the visitor may do this with this client: in their own right, or as staff who have it open (D43-2). */
export function mayHere(visit: Visit, tenant: string, permission: Permission): boolean {
  if (can(visit.actor, permission)) return true;
  return hasOpened(visit, tenant) && canWhileOpened(tenant, permission);
}
