import { audit } from '@/lib/audit/append-audit';
import type { Transaction } from '@/lib/db/transaction';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { AppError } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import type { SavedRetention } from '@/lib/modules/privacy/contract/privacy';
import { findRetention, storeRetention } from '@/lib/modules/privacy/data/retention';
import { DEFAULT_RETENTION } from '@/lib/modules/privacy/rules/retention';

/** How long a client keeps personal data. D46-5. */
export async function retentionOf(tx: Transaction, tenantId: string): Promise<SavedRetention> {
  return (await findRetention(tx, tenantId)) ?? { ...DEFAULT_RETENTION, version: 0 };
}

/** Sets it, with its audit row. Throws `conflict` when somebody else has changed it since it was read. D46-5. */
export async function saveRetention(
  context: TenantContext,
  userId: string,
  form: SavedRetention,
): Promise<SavedRetention> {
  const { tenantId } = context;
  return withTenant(context, async (tx) => {
    const before = await retentionOf(tx, tenantId);
    const names = ['orders_months', 'checkouts_days', 'refused_days'] as const;
    // The same again, as from a double press, changes nothing.
    if (names.every((name) => before[name] === form[name])) return before;
    if (!(await storeRetention(tx, { tenantId, ...form, userId, at: now() }))) {
      throw new AppError('conflict', { data: await retentionOf(tx, tenantId) });
    }
    const data = { before: { ...before, version: undefined }, after: { ...form, version: undefined } };
    await audit(tx, context, {
      action: 'privacy.retention_updated',
      subjectType: 'tenant',
      subjectId: tenantId,
      data,
    });
    return retentionOf(tx, tenantId);
  });
}
