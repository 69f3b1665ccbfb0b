import { audit } from '@/lib/audit/append-audit';
import type { Transaction } from '@/lib/db/transaction';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { AppError, invalid } from '@/lib/kernel/app-error';
import { cleanLine } from '@/lib/kernel/clean-line';
import { newId } from '@/lib/kernel/ids';
import { DEFAULT_LOCALE, isLocale } from '@/lib/kernel/locales';
import type { GiftBody } from '@/lib/modules/claims/contract/give-code';
import type { PromoCode } from '@/lib/modules/claims/contract/promo-code';
import { addMail } from '@/lib/modules/claims/data/code-mailings';
import { findKnownPeople, growBatch, savePersons } from '@/lib/modules/claims/data/code-persons';
import type { BatchRow } from '@/lib/modules/claims/data/code-batches';
import { insertCodes } from '@/lib/modules/claims/data/insert-codes';
import { MOST_CODES } from '@/lib/modules/claims/rules/batch-states';
import { newCode } from '@/lib/modules/claims/rules/new-code';
import { emailKey } from '@/lib/modules/claims/rules/people-file';
import {
  requireBatch,
  writableBatchPlace,
  type BatchPlace,
} from '@/lib/modules/claims/service/batches/batch-place';
import { assertFillable } from '@/lib/modules/claims/service/batches/people-import-kind';
import { presentCode } from '@/lib/modules/claims/service/list-promo-codes';
import { wakeMails } from '@/lib/modules/claims/service/mailings/enqueue-mails';
import { validateConsumerForm } from '@/lib/modules/orders/rules/validate-form';
import { requireCode } from './code-place';

/** Clashes are made again; so many in a row do not happen. */
const TRIES = 5;

async function insertOne(tx: Transaction, { filter }: BatchPlace, { id: batchId, prefix }: BatchRow) {
  for (let left = TRIES; left > 0; left -= 1) {
    const row = { id: newId('promoCode'), code: newCode(prefix ?? ''), maxUses: 1 };
    const written = await insertCodes(tx, { ...filter, batchId }, [row]);
    if (written.size > 0) return row.id;
  }
  throw new Error('no free code was found');
}

/** Makes somebody's code, with its person and its mail. */
async function give(tx: Transaction, place: BatchPlace, batch: BatchRow, body: GiftBody): Promise<string> {
  const { filter, event } = place;
  const of = { tenantId: filter.tenantId, batchId: batch.id };
  const id = await insertOne(tx, place, batch);
  const { email, text } = body;
  await savePersons(tx, of, [{ id, name: cleanLine(body.name), email, emailKey: emailKey(email), text }]);
  await growBatch(tx, { tenantId: filter.tenantId, id: batch.id, at: filter.at }, 1);
  if (!body.mail) return id;
  const lang = body.lang ?? (isLocale(event.lang) ? event.lang : DEFAULT_LOCALE);
  await addMail(tx, { ...of, codeId: id, lang, at: filter.at });
  await wakeMails(tx, of);
  return id;
}

/**
 * Makes a code for a person in a batch of single-use codes and mails it, with its audit row; a person whom the batch has
 * gets the code that is theirs, and no second mail. Throws 404, `event_locked`, 409 for a revoked batch or a shared code, and
 * 422 for a bad address and a full batch. D40-9.
 */
export async function giveCode(
  context: TenantContext,
  { slug, batch: id }: { slug: string; batch: string },
  body: GiftBody,
): Promise<PromoCode> {
  const { email } = validateConsumerForm({ email: body.email });
  if (email) throw invalid({ email: [email] });
  return withTenant(context, async (tx) => {
    const place = await writableBatchPlace(tx, context, slug);
    // Locked: two calls for one person take turns.
    const batch = await requireBatch(tx, place, id, true);
    assertFillable(batch);
    const { tenantId } = context;
    const [known] = await findKnownPeople(tx, { tenantId, batchId: id }, [emailKey(body.email)]);
    if (known) return presentCode(slug, await requireCode(tx, place, known.id));
    if (batch.size >= MOST_CODES) throw new AppError('conflict');
    const code = await give(tx, place, batch, body);
    await audit(tx, context, {
      action: 'promo_code.created',
      subjectType: 'event',
      subjectId: place.event.id,
      data: { code, batch: id, by: 'gift', mailed: body.mail },
    });
    return presentCode(slug, await requireCode(tx, place, code));
  });
}
