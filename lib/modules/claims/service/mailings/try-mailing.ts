import { enqueue } from '@/lib/db/enqueue';
import type { Transaction } from '@/lib/db/transaction';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { appEnv } from '@/lib/env/app';
import { AppError } from '@/lib/kernel/app-error';
import { messageFor } from '@/lib/intl/message-for';
import { newId } from '@/lib/kernel/ids';
import { bucketOf } from '@/lib/limits/bucket';
import { consume } from '@/lib/limits/consume';
import { mailRenderers } from '@/lib/mail/renderers';
import type { MailWords, previewMailing as contract } from '@/lib/modules/claims/contract/code-mailing';
import { firstPerson } from '@/lib/modules/claims/data/code-mailings';
import type { ResponseOf } from '@/lib/contract/route';
import { batchPlace, requireBatch } from '@/lib/modules/claims/service/batches/batch-place';
import { codeMailModel, type CodeMail, type MailedCode } from './code-mail-model';
import type { BatchAddress } from './mailing';

/** A code that nobody has: the batch's own are nobody else's to read. */
const EXAMPLE_CODE = 'GIFT-3K7M9X4C';
/** Each one is a mail. */
const LIMIT = { limit: 20, windowSeconds: 3600 };

/**
 * A batch's mail in a language, to its first person, to be looked at or tried: it has no unsubscribe link. Throws 404.
 */
export async function composed(
  tx: Transaction,
  context: TenantContext,
  { slug, batch }: BatchAddress,
  { lang, note }: MailWords,
): Promise<CodeMail> {
  const { event, filter } = await batchPlace(tx, context, slug);
  const row = await requireBatch(tx, { event, filter }, batch);
  const person = await firstPerson(tx, { ...filter, batchId: batch });
  const mail: MailedCode = {
    purpose: 'invitation',
    eventId: event.id,
    slug,
    eventName: event.name,
    region: event.region,
    code: row.prefix === null ? EXAMPLE_CODE : `${row.prefix}-3K7M9X4C`,
    name: person?.name ?? '',
    lang,
    note,
    text: person?.text ?? '',
    endsAt: row.endsAt,
  };
  return codeMailModel(tx, context.tenantId, mail, null);
}

/** A batch's mail in a language, with its first person, drawn by what sends it. Throws 404. D40-4, S2.2-132. */
export async function previewMailing(
  context: TenantContext,
  address: BatchAddress,
  words: MailWords,
): Promise<ResponseOf<typeof contract>> {
  const { model } = await withTenant(context, (tx) => composed(tx, context, address, words));
  // Everybody's has a link that ends such mails; this one leads to the store alone, as nobody gets it.
  const unsubscribe = {
    label: messageFor(words.lang)('codeMail.unsubscribe'),
    url: new URL(`/${address.slug}`, appEnv().PUBLIC_URL).toString(),
  };
  return { subject: model.subject, ...mailRenderers().code({ ...model, unsubscribe }) };
}

/**
 * Lets a batch's mail go to whoever asks for it, with a code that opens nothing. Throws 404 and `rate_limited`. D40-4.
 */
export async function testMailing(
  context: TenantContext,
  address: BatchAddress,
  words: MailWords,
  asker: { id: string; email: string },
): Promise<{ email: string }> {
  const { tenantId } = context;
  const { allowed, retryAfter } = await consume({ ...LIMIT, bucket: bucketOf('code-test-mail', asker.id) });
  if (!allowed) throw new AppError('rate_limited', { retryAfter });
  await withTenant(context, async (tx) => {
    await composed(tx, context, address, words);
    const asked = { tenantId, ...address, ...words, userId: asker.id, mailId: newId('mail') };
    await enqueue(tx, 'send-test-code-mail', asked);
  });
  return { email: asker.email };
}
