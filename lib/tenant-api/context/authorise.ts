import { AppError, notFound } from '@/lib/kernel/app-error';
import { API_TOKEN_PREFIX } from '@/lib/kernel/ids';
import type { AnyRoute } from '@/lib/contract/route';
import { staffRight } from '@/lib/permissions/acting-for-client';
import { can } from '@/lib/permissions/permissions';
import type { TenantContext } from '@/lib/db/with-tenant';
import { resolveToken } from '@/lib/modules/accounts/service/resolve-token';
import { resolveApiToken } from '@/lib/modules/integrations/service/tokens/resolve-api-token';
import { cookieOf } from './cookies';
import type { SessionUser } from '@/lib/modules/accounts/service/session-user';
import { lacksTwoFactor } from '@/lib/modules/accounts/service/two-factor/needs-two-factor';
import { requireEntry } from '@/lib/modules/events/service/access/require-entry';
import { refuseWhileLocked } from '@/lib/modules/tenants/service/refuse-while-locked';
import { recordStaffAccess } from '@/lib/modules/accounts/service/record-staff-access';

/** The bearer token of a request, or null. */
export function bearerToken(request: Request): string | null {
  const match = /^Bearer +([A-Za-z0-9._~+/=-]{8,200})$/i.exec(request.headers.get('authorization') ?? '');
  return match?.[1] ?? null;
}

/** Who calls: somebody logged in, or a program with an API token, which has `only` (D47-5). Null for neither. */
async function callerOf(request: Request): Promise<SessionUser | null> {
  const token = bearerToken(request);
  if (!token) return null;
  return token.startsWith(API_TOKEN_PREFIX) ? resolveApiToken(token) : resolveToken(token);
}

/** A second factor is asked of who logs in, not of programs. */
const mustSetUp = (user: SessionUser) => user.only === undefined && lacksTwoFactor(user);

async function requireUser(request: Request, { beforeTwoFactor }: AnyRoute): Promise<SessionUser> {
  const user = await callerOf(request);
  if (!user) throw new AppError('unauthenticated');
  if (!beforeTwoFactor && mustSetUp(user)) throw new AppError('two_factor_missing');
  return user;
}

/** As `requireUser`, for what is a person's own: their account, sessions and channels are nothing to an API token. */
async function requirePerson(request: Request, contract: AnyRoute): Promise<SessionUser> {
  const user = await requireUser(request, contract);
  if (user.only) throw new AppError('forbidden');
  return user;
}

function requireConfirmed(user: SessionUser, contract: AnyRoute): void {
  if (contract.verifiedOnly && !user.emailVerified) throw new AppError('email_unverified');
}

function requirePermission(user: SessionUser, contract: AnyRoute): void {
  // A call that names no permission is about what a person keeps: saved views and exports.
  if (user.only && !contract.permission) throw new AppError('forbidden');
  if (contract.permission && !can(user, contract.permission)) throw new AppError('forbidden');
  requireConfirmed(user, contract);
}

/**
 * Staff in a client's data: their own verbs and reads, and the client's content while they have it open, which is then done
 * on its behalf. The one place that judges it. D43. Throws 404 for an unknown client, `client_not_opened` and `forbidden`.
 */
async function admitStaff(user: SessionUser, contract: AnyRoute, tenantId: string): Promise<boolean> {
  const right = staffRight(user, contract, tenantId);
  if (right === 'none') throw new AppError('forbidden');
  requireConfirmed(user, contract);
  await recordStaffAccess(user.id, contract.id, tenantId);
  if (right === 'not_opened') throw new AppError('client_not_opened');
  return right === 'opened';
}

async function authoriseTenant(
  user: SessionUser,
  contract: AnyRoute,
  tenantId: string,
  requestId: string,
): Promise<TenantContext> {
  // 404 before 403, so that the existence of another tenant stays hidden (D19-5).
  if (!user.superadmin && user.tenantId !== tenantId) throw notFound();
  if (!user.superadmin) requirePermission(user, contract);
  const isForClient = user.superadmin && (await admitStaff(user, contract, tenantId));
  const context = {
    tenantId,
    actor: user.superadmin ? 'staff' : 'client',
    userId: user.id,
    requestId,
    ...(isForClient ? { onBehalfOf: tenantId } : {}),
  } as const;
  await refuseWhileLocked(context, contract);
  return context;
}

/** The identity that a request acts with. */
export interface Authorised {
  user: SessionUser | null;
  tenant: TenantContext | null;
  /** The answer is about a private store that the caller has entered: no cache may keep it. */
  entered: boolean;
}

type Known = Omit<Authorised, 'entered'>;

/** A visitor's call about a store: 404 before entry if that is private. True once entered. */
async function enter(
  request: Request,
  { access, beforeEntry, query }: AnyRoute,
  { slug, tenant }: Record<string, unknown>,
): Promise<boolean> {
  if ((access !== 'public' && access !== 'open') || beforeEntry || typeof slug !== 'string') return false;
  const tenantId = typeof tenant === 'string' ? tenant : undefined;
  // A preview link's holder may look, not buy: only calls that know the token take it.
  const preview = 'preview' in query.shape ? new URL(request.url).searchParams.get('preview') : null;
  return requireEntry({ slug, tenantId }, { cookie: (name) => cookieOf(request, name), preview });
}

function mayActHere(user: SessionUser, contract: AnyRoute, tenantId: string): boolean {
  if (!contract.permission) return false;
  if (user.superadmin) return ['own', 'opened'].includes(staffRight(user, contract, tenantId));
  return user.tenantId === tenantId && can(user, contract.permission);
}

/** A user of the tenant, or staff, with the permission; everybody else counts as a visitor. */
async function authoriseOpen(
  request: Request,
  contract: AnyRoute,
  tenantId: string | undefined,
  requestId: string,
): Promise<Known> {
  if (!tenantId) throw notFound();
  const user = await callerOf(request);
  const isTheirs = user !== null && !mustSetUp(user) && mayActHere(user, contract, tenantId);
  if (isTheirs) {
    return { user, tenant: await authoriseTenant(user, contract, tenantId, requestId) };
  }
  return { user: null, tenant: { tenantId, actor: 'shopper', requestId } };
}

async function identify(
  request: Request,
  contract: AnyRoute,
  tenantId: string | undefined,
  requestId: string,
): Promise<Known> {
  if (contract.access === 'public' || contract.access === 'signed') {
    const actor = contract.access === 'public' ? 'shopper' : 'system';
    return { user: null, tenant: tenantId ? { tenantId, actor, requestId } : null };
  }
  if (contract.access === 'open') return authoriseOpen(request, contract, tenantId, requestId);
  if (contract.access === 'linked') {
    return { user: bearerToken(request) ? await requirePerson(request, contract) : null, tenant: null };
  }
  if (contract.access === 'user') return { user: await requirePerson(request, contract), tenant: null };
  const user = await requireUser(request, contract);
  if (contract.access === 'tenant') {
    if (!tenantId) throw notFound();
    return { user, tenant: await authoriseTenant(user, contract, tenantId, requestId) };
  }
  if (!user.superadmin) throw notFound();
  requirePermission(user, contract);
  await recordStaffAccess(user.id, contract.id, null);
  return { user, tenant: null };
}

/** Enforces a contract's access before any input is parsed (D2, D3, D19), and the entry of a private store (S3.5-11). */
export async function authorise(
  request: Request,
  contract: AnyRoute,
  params: Record<string, unknown>,
  requestId: string,
): Promise<Authorised> {
  const tenantId = typeof params['tenant'] === 'string' ? params['tenant'] : undefined;
  const known = await identify(request, contract, tenantId, requestId);
  return { ...known, entered: known.user === null && (await enter(request, contract, params)) };
}
