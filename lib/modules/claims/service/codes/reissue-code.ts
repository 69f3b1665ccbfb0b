import { audit } from '@/lib/audit/append-audit';
import type { Transaction } from '@/lib/db/transaction';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { AppError } from '@/lib/kernel/app-error';
import { newId } from '@/lib/kernel/ids';
import type { PromoCode } from '@/lib/modules/claims/contract/promo-code';
import { movePersons } from '@/lib/modules/claims/data/code-mailings';
import { insertCodes } from '@/lib/modules/claims/data/insert-codes';
import type { CodeRow } from '@/lib/modules/claims/data/list-promo-codes';
import { replaceCodes } from '@/lib/modules/claims/data/replace-codes';
import { newCode } from '@/lib/modules/claims/rules/new-code';
import {
  requireBatch,
  writableBatchPlace,
  type BatchPlace,
} from '@/lib/modules/claims/service/batches/batch-place';
import { enqueueMails } from '@/lib/modules/claims/service/mailings/enqueue-mails';
import { presentCode } from '@/lib/modules/claims/service/list-promo-codes';
import { requireCode, type CodeAddress } from './code-place';

/** Clashes are made again; so many in a row do not happen. */
const TRIES = 5;

/** The new code with the uses that are left of the old one. */
async function insertNew(tx: Transaction, place: BatchPlace, old: CodeRow): Promise<string> {
  const { prefix } = await requireBatch(tx, place, old.batchId);
  for (let left = TRIES; left > 0; left -= 1) {
    const row = { id: newId('promoCode'), code: newCode(prefix ?? ''), maxUses: old.maxUses - old.uses };
    const written = await insertCodes(tx, { ...place.filter, batchId: old.batchId }, [row]);
    if (written.size > 0) return row.id;
  }
  throw new Error('no free code was found');
}

/**
 * Makes a new code in place of one that dies, with its person and the uses that are left, and an audit row; where its batch
 * is mailed, the person is mailed again. The same again answers the
 * code that was made. Throws 404, `event_locked`, and 409 for a code that was revoked or has no uses left. D40-5.
 */
export async function reissueCode(context: TenantContext, { slug, code }: CodeAddress): Promise<PromoCode> {
  const { tenantId } = context;
  return withTenant(context, async (tx) => {
    const place = await writableBatchPlace(tx, context, slug);
    const old = await requireCode(tx, place, code, true);
    if (old.replacedBy !== null) return presentCode(slug, await requireCode(tx, place, old.replacedBy));
    if (old.state === 'revoked' || old.state === 'used') throw new AppError('conflict');
    const id = await insertNew(tx, place, old);
    const moves = [{ from: code, to: id }];
    await replaceCodes(tx, tenantId, moves, place.filter.at);
    await movePersons(tx, tenantId, moves, place.filter.at);
    await enqueueMails(tx, { tenantId, batchId: old.batchId });
    await audit(tx, context, {
      action: 'promo_code.reissued',
      subjectType: 'event',
      subjectId: place.event.id,
      data: { code, text: old.code, new_code: id, batch: old.batchId },
    });
    return presentCode(slug, await requireCode(tx, place, id));
  });
}
