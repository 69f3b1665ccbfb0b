import { isRetryable } from './is-retryable';
import type { Transaction } from './transaction';
import { withTenant, type TenantContext } from './with-tenant';

const ATTEMPTS = 3;

/**
 * As `withTenant`, and once more, up to three times in all, where Postgres ended the transaction for a serialisation failure or a
 * deadlock with another: nobody did anything wrong then, and the other has come through by now. `work` must do nothing that its
 * transaction doesn't undo. D32-87.
 */
export async function withTenantAgain<T>(
  context: TenantContext,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  for (let left = ATTEMPTS - 1; ; left -= 1) {
    try {
      return await withTenant(context, work);
    } catch (error) {
      if (left === 0 || !isRetryable(error)) throw error;
    }
  }
}
