import { audit } from '@/lib/audit/append-audit';
import type { LoggedAction } from '@/lib/audit/action-types';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { AppError } from '@/lib/kernel/app-error';
import type { PromoCode } from '@/lib/modules/claims/contract/promo-code';
import type { CodeRow } from '@/lib/modules/claims/data/list-promo-codes';
import { markCode } from '@/lib/modules/claims/data/mark-code';
import { settleDeadMails } from '@/lib/modules/claims/data/settle-mails';
import { writableBatchPlace } from '@/lib/modules/claims/service/batches/batch-place';
import { wakeMails } from '@/lib/modules/claims/service/mailings/enqueue-mails';
import { presentCode } from '@/lib/modules/claims/service/list-promo-codes';
import { requireCode, type CodeAddress } from './code-place';

/** What a call does to a code, and when there is nothing to do. */
interface Turn {
  action: LoggedAction;
  isDone(row: CodeRow): boolean;
  mark(at: Date): Parameters<typeof markCode>[2];
}

const CODE_TURNS = {
  pause: {
    action: 'promo_code.paused',
    isDone: ({ ownState }) => ownState === 'paused',
    mark: (at) => ({ paused_at: at }),
  },
  resume: {
    action: 'promo_code.resumed',
    isDone: ({ ownState }) => ownState === null,
    mark: () => ({ paused_at: null }),
  },
  revoke: {
    action: 'promo_code.revoked',
    isDone: ({ ownState }) => ownState === 'revoked',
    mark: (at) => ({ revoked_at: at }),
  },
} as const satisfies Record<string, Turn>;

/**
 * Pauses, resumes or revokes one code, with its audit row; the same again changes nothing. Throws 404, `event_locked`, and
 * 409 for a revoked code that is to be paused or resumed. D40-5.
 */
export async function turnCode(
  context: TenantContext,
  { slug, code }: CodeAddress,
  verb: keyof typeof CODE_TURNS,
): Promise<PromoCode> {
  const { action, isDone, mark }: Turn = CODE_TURNS[verb];
  return withTenant(context, async (tx) => {
    const place = await writableBatchPlace(tx, context, slug);
    const row = await requireCode(tx, place, code, true);
    if (row.ownState === 'revoked' && verb !== 'revoke') throw new AppError('conflict');
    if (isDone(row)) return presentCode(slug, row);
    await markCode(tx, { tenantId: context.tenantId, id: code }, mark(place.filter.at));
    const mails = { tenantId: context.tenantId, batchId: row.batchId };
    if (verb === 'resume') await wakeMails(tx, mails);
    if (verb === 'revoke') await settleDeadMails(tx, mails, place.filter.at);
    const subject = { subjectType: 'event', subjectId: place.event.id } as const;
    await audit(tx, context, { action, ...subject, data: { code, text: row.code, batch: row.batchId } });
    return presentCode(slug, await requireCode(tx, place, code));
  });
}
