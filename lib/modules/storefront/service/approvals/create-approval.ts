import { AppError, notFound } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import { newId } from '@/lib/kernel/ids';
import { audit } from '@/lib/audit/append-audit';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import type { Approval, ApprovalDays } from '@/lib/modules/storefront/contract/approvals';
import { countOpen, insertApproval } from '@/lib/modules/storefront/data/approvals';
import { readConfiguration } from '@/lib/modules/storefront/data/read-configuration';
import { keepVersion } from '../versions/keep-version';
import { saversOf } from '../versions/savers-of';
import { presentApproval } from './present-approval';

/** Each of them keeps its version from being forgotten. */
export const MOST_OPEN = 20;
const DAY_MS = 86_400_000;

/**
 * Makes a link that shows the saved version of a store's look, with its audit row. A locked event's too, as it changes
 * nothing of it. Throws 404 for another tenant's store, `conflict` when somebody has saved since, `too_many` with twenty
 * open. S3.6-15.
 */
export async function createApproval(
  context: TenantContext,
  slug: string,
  { days, version: seen }: { days: ApprovalDays; version: number },
): Promise<Approval> {
  const { tenantId } = context;
  const made = await withTenant(context, async (tx) => {
    const row = await readConfiguration(tx, tenantId, slug, true);
    if (!row) throw notFound();
    const { version } = row.configuration;
    if (seen !== version) throw new AppError('conflict', { data: { version } });
    const [at, key] = [now(), { tenantId, eventId: row.event.id }];
    if ((await countOpen(tx, key, at)) >= MOST_OPEN) throw new AppError('too_many');
    await keepVersion(tx, context, key.eventId);
    const expiresAt = new Date(at.getTime() + days * DAY_MS);
    const madeByUserId = context.userId ?? null;
    const id = newId('approvalLink');
    const link = await insertApproval(tx, { ...key, id, version, madeByUserId, createdAt: at, expiresAt });
    if (!link) throw notFound();
    await audit(tx, context, {
      action: 'store.approval_requested',
      subjectType: 'event',
      subjectId: key.eventId,
      data: { approval: id, version, days },
    });
    return link;
  });
  const makerOf = await saversOf(context, [made.madeByUserId]);
  return presentApproval(made, slug, makerOf(made.madeByUserId));
}
