import { notFound } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import { audit } from '@/lib/audit/append-audit';
import { enqueue } from '@/lib/db/enqueue';
import { withTenant, withTenantOnce, type TenantContext } from '@/lib/db/with-tenant';
import { endCard, findCard, type CardKey } from '@/lib/modules/payments/data/saved-cards';
import { payments } from '@/lib/payments';

/**
 * Removes a saved card at once; the provider forgets it by a job. Removed again, nothing happens. Throws 404 for one that
 * this client hasn't saved. D37-10.
 */
export async function removeCard(context: TenantContext, cardId: string): Promise<void> {
  const { tenantId } = context;
  await withTenant(context, async (tx) => {
    const row = await findCard(tx, { tenantId, cardId });
    if (!row || row.savedAt === null) throw notFound();
    if (!(await endCard(tx, { tenantId, cardId }, now()))) return;
    const { region, last4 } = row;
    await audit(tx, context, {
      action: 'billing.card_removed',
      subjectType: 'tenant',
      subjectId: tenantId,
      data: { region, last4 },
    });
    await enqueue(tx, 'forget-card', { tenantId, cardId });
  });
}

/** Has the provider forget a card that was removed or replaced. Rejects when it can't be reached, so that it is tried again. */
export async function forgetCard({ tenantId, cardId }: CardKey): Promise<void> {
  const context: TenantContext = { tenantId, actor: 'system' };
  const row = await withTenantOnce(context, (tx) => findCard(tx, { tenantId, cardId }));
  if (row?.state === 'ended' && row.methodId !== null) await payments().forgetCard(row.region, row.methodId);
}
