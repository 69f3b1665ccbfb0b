import { forbidden } from 'next/navigation';
import { requireSession, type Session } from '@/app/session';
import type { User } from '@/lib/modules/accounts/contract/user';
import { can, type Permission } from '@/lib/permissions/permissions';
import type { Actor } from '@/lib/permissions/roles';

export function actorOf(user: User): Actor {
  return { role: user.role, superadmin: user.superadmin, tenantId: user.tenant_id, grants: user.grants };
}

export interface Visit extends Session {
  actor: Actor;
  isStaff: boolean;
}

/** The visitor if they have the permission (D3); otherwise shows the 403 page or redirects to the login. */
export async function requirePermission(permission: Permission): Promise<Visit> {
  const session = await requireSession();
  const actor = actorOf(session.user);
  if (!can(actor, permission)) forbidden();
  return { ...session, actor, isStaff: session.user.superadmin === 1 };
}
