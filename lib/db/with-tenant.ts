import { isId } from '@/lib/kernel/ids';
import { notFound } from '@/lib/kernel/app-error';
import { runOneStatement, runTransaction, type Transaction } from './transaction';

/** Whose rows a transaction may see, and who is acting. */
export interface TenantContext {
  tenantId: string;
  actor: 'system' | 'shopper' | 'client' | 'staff' | 'fulfiller';
  userId?: string;
  requestId?: string;
}

/** Who reads and writes by keys only, where a plan is as good for any value; the others search and sort. */
const LOOKS_BY_KEY = new Set<TenantContext['actor']>(['shopper', 'system']);
const PLAN_ONCE = `, set_config('plan_cache_mode', 'force_generic_plan', true)`;

/** What opens a tenant’s door, its id checked. */
export function headFor({ tenantId, actor }: TenantContext): string {
  if (!isId('tenant', tenantId)) throw notFound();
  const plan = LOOKS_BY_KEY.has(actor) ? PLAN_ONCE : '';
  return `set local role merchloom_tenant; select set_config('app.tenant_id', '${tenantId}', true)${plan}`;
}

/**
 * The one door to a tenant's rows: a transaction under the tenant's row-level security (DESIGN "Data").
 * Throws `not_found` for anything that is no tenant id, so that it never reaches SQL.
 */
export async function withTenant<T>(
  context: TenantContext,
  work: (tx: Transaction, context: TenantContext) => Promise<T>,
): Promise<T> {
  return runTransaction(headFor(context), (tx) => work(tx, context));
}

/** The same door for work that is a single statement: one round trip in all. */
export async function withTenantOnce<T>(
  context: TenantContext,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  return runOneStatement(headFor(context), work);
}
