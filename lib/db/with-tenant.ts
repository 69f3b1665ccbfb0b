import { isId } from '@/lib/kernel/ids';
import { notFound } from '@/lib/kernel/app-error';
import { runTransaction, type Transaction } from './transaction';

/** Whose rows a transaction may see, and who is acting. */
export interface TenantContext {
  tenantId: string;
  actor: 'system' | 'shopper' | 'client' | 'staff' | 'fulfiller';
  userId?: string;
  requestId?: string;
}

/**
 * The one door to a tenant's rows: a transaction under the tenant's row-level security (DESIGN "Data").
 * Throws `not_found` for anything that is no tenant id, so that it never reaches SQL.
 */
export async function withTenant<T>(
  context: TenantContext,
  work: (tx: Transaction, context: TenantContext) => Promise<T>,
): Promise<T> {
  if (!isId('tenant', context.tenantId)) throw notFound();
  const head = `set local role merchloom_tenant; select set_config('app.tenant_id', '${context.tenantId}', true)`;
  return runTransaction(head, (tx) => work(tx, context));
}
