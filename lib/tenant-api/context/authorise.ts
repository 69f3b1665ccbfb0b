import { AppError, notFound } from '@/lib/kernel/app-error';
import type { AnyRoute } from '@/lib/contract/route';
import { can } from '@/lib/permissions/permissions';
import type { TenantContext } from '@/lib/db/with-tenant';
import { resolveToken } from '@/lib/modules/accounts/service/resolve-token';
import type { SessionUser } from '@/lib/modules/accounts/service/session-user';
import { recordStaffAccess } from '@/lib/modules/accounts/service/record-staff-access';

/** The bearer token of a request, or null. */
export function bearerToken(request: Request): string | null {
  const match = /^Bearer +([A-Za-z0-9._~+/=-]{8,200})$/i.exec(request.headers.get('authorization') ?? '');
  return match?.[1] ?? null;
}

async function requireUser(request: Request): Promise<SessionUser> {
  const token = bearerToken(request);
  const user = token ? await resolveToken(token) : null;
  if (!user) throw new AppError('unauthenticated');
  return user;
}

function requirePermission(user: SessionUser, contract: AnyRoute): void {
  if (contract.permission && !can(user, contract.permission)) throw new AppError('forbidden');
  if (contract.verifiedOnly && !user.emailVerified) throw new AppError('email_unverified');
}

async function authoriseTenant(
  user: SessionUser,
  contract: AnyRoute,
  tenantId: string,
  requestId: string,
): Promise<TenantContext> {
  // 404 before 403, so that the existence of another tenant stays hidden (D19-5).
  if (!user.superadmin && user.tenantId !== tenantId) throw notFound();
  requirePermission(user, contract);
  if (user.superadmin) await recordStaffAccess(user.id, contract.id, tenantId);
  return { tenantId, actor: user.superadmin ? 'staff' : 'client', userId: user.id, requestId };
}

/** The identity that a request acts with. */
export interface Authorised {
  user: SessionUser | null;
  tenant: TenantContext | null;
}

/** A user of the tenant, or staff, with the permission; everybody else counts as a visitor. */
async function authoriseOpen(
  request: Request,
  contract: AnyRoute,
  tenantId: string | undefined,
  requestId: string,
): Promise<Authorised> {
  if (!tenantId) throw notFound();
  const token = bearerToken(request);
  const user = token ? await resolveToken(token) : null;
  const isTheirs = user !== null && (user.superadmin || user.tenantId === tenantId);
  if (isTheirs && contract.permission && can(user, contract.permission)) {
    return { user, tenant: await authoriseTenant(user, contract, tenantId, requestId) };
  }
  return { user: null, tenant: { tenantId, actor: 'shopper', requestId } };
}

/** Enforces a contract's access before any input is parsed (D2, D3, D19). */
export async function authorise(
  request: Request,
  contract: AnyRoute,
  tenantId: string | undefined,
  requestId: string,
): Promise<Authorised> {
  if (contract.access === 'public' || contract.access === 'signed') {
    const actor = contract.access === 'public' ? 'shopper' : 'system';
    return { user: null, tenant: tenantId ? { tenantId, actor, requestId } : null };
  }
  if (contract.access === 'open') return authoriseOpen(request, contract, tenantId, requestId);
  if (contract.access === 'linked') {
    return { user: bearerToken(request) ? await requireUser(request) : null, tenant: null };
  }
  const user = await requireUser(request);
  if (contract.access === 'user') return { user, tenant: null };
  if (contract.access === 'tenant') {
    if (!tenantId) throw notFound();
    return { user, tenant: await authoriseTenant(user, contract, tenantId, requestId) };
  }
  if (!user.superadmin) throw notFound();
  requirePermission(user, contract);
  await recordStaffAccess(user.id, contract.id, null);
  return { user, tenant: null };
}
