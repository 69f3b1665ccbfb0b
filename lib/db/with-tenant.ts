import { isId } from '@/lib/kernel/ids';
import { notFound } from '@/lib/kernel/app-error';
import { runOneStatement, runToLast, runTransaction, type Transaction } from './transaction';

/** The tenant whose rows a transaction may see, and the acting user. */
export interface TenantContext {
  tenantId: string;
  actor: 'system' | 'shopper' | 'client' | 'staff' | 'fulfiller';
  userId?: string;
  requestId?: string;
  /** The tenant that staff act for, which they have opened; its log says so. D43. */
  onBehalfOf?: string;
}

/** These actors read and write by keys only, so a generic plan is good for any value; the others search and sort. */
const LOOKS_BY_KEY = new Set<TenantContext['actor']>(['shopper', 'system']);
const PLAN_ONCE = `, set_config('plan_cache_mode', 'force_generic_plan', true)`;

/** The SQL that starts a tenant's transaction; its id is checked. */
export function headFor({ tenantId, actor }: TenantContext): string {
  if (!isId('tenant', tenantId)) throw notFound();
  const plan = LOOKS_BY_KEY.has(actor) ? PLAN_ONCE : '';
  return `set local role merchloom_tenant; select set_config('app.tenant_id', '${tenantId}', true)${plan}`;
}

/**
 * The only way to a tenant's rows: a transaction under the tenant's row-level security. Throws `not_found` for an
 * invalid tenant id, so that it never reaches SQL.
 */
export async function withTenant<T>(
  context: TenantContext,
  work: (tx: Transaction, context: TenantContext) => Promise<T>,
): Promise<T> {
  return runTransaction(headFor(context), (tx) => work(tx, context));
}

/** The same for a single statement: one round trip in all. */
export async function withTenantOnce<T>(
  context: TenantContext,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  return runOneStatement(headFor(context), work);
}

/** The same where the commit is sent with the single statement of `last`. ADR 0066. */
export async function withTenantToLast<D, T>(
  context: TenantContext,
  work: (tx: Transaction) => Promise<D>,
  last: (tx: Transaction, done: D) => Promise<T>,
): Promise<T> {
  return runToLast(headFor(context), work, last);
}
