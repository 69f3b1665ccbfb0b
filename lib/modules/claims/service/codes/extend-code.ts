import { audit } from '@/lib/audit/append-audit';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { AppError, invalid } from '@/lib/kernel/app-error';
import type { PromoCode } from '@/lib/modules/claims/contract/promo-code';
import { moveCodeEnd } from '@/lib/modules/claims/data/mark-code';
import { dayProblems } from '@/lib/modules/claims/service/batches/batch-columns';
import { requireBatch, writableBatchPlace } from '@/lib/modules/claims/service/batches/batch-place';
import { presentCode } from '@/lib/modules/claims/service/list-promo-codes';
import { wakeMails } from '@/lib/modules/claims/service/mailings/enqueue-mails';
import { requireCode, type CodeAddress } from './code-place';

/**
 * Gives one code another last day than its batch has, or that of its batch again, with its audit row. Throws 404,
 * `event_locked`, 409 for a revoked code, and 422 for a day that is over or before the first. D40-5.
 */
export async function extendCode(
  context: TenantContext,
  { slug, code }: CodeAddress,
  endsOn: string | null,
): Promise<PromoCode> {
  const { tenantId } = context;
  return withTenant(context, async (tx) => {
    const place = await writableBatchPlace(tx, context, slug);
    const row = await requireCode(tx, place, code, true);
    if (row.state === 'revoked') throw new AppError('conflict');
    const { startsOn } = await requireBatch(tx, place, row.batchId);
    const fields = dayProblems(place, { starts_on: startsOn, ends_on: endsOn });
    if (Object.keys(fields).length > 0) throw invalid(fields);
    const { timeZone } = place.filter;
    if (!(await moveCodeEnd(tx, { tenantId, id: code, timeZone }, endsOn))) return presentCode(slug, row);
    // What was not mailed since its code was over can be mailed again.
    await wakeMails(tx, { tenantId, batchId: row.batchId });
    await audit(tx, context, {
      action: 'promo_code.extended',
      subjectType: 'event',
      subjectId: place.event.id,
      data: { code, text: row.code, batch: row.batchId, to: endsOn },
    });
    return presentCode(slug, await requireCode(tx, place, code));
  });
}
