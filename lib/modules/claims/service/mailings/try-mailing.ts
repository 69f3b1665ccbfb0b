import type { Transaction } from '@/lib/db/transaction';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { log } from '@/lib/env/logger';
import { AppError } from '@/lib/kernel/app-error';
import { cleanLine } from '@/lib/kernel/clean-line';
import { newId } from '@/lib/kernel/ids';
import { bucketOf } from '@/lib/limits/bucket';
import { consume } from '@/lib/limits/consume';
import { renderCodeMail, smtpMailer } from '@/lib/mail';
import { mailFailure } from '@/lib/mail/mail-refusal';
import type { MailWords, previewMailing as contract } from '@/lib/modules/claims/contract/code-mailing';
import { firstPerson } from '@/lib/modules/claims/data/code-mailings';
import type { ResponseOf } from '@/lib/contract/route';
import { batchPlace, requireBatch } from '@/lib/modules/claims/service/batches/batch-place';
import { codeMailModel, type CodeMail } from './code-mail-model';
import type { BatchAddress } from './mailing';

/** A code that nobody has: the batch's own are nobody else's to read. */
const EXAMPLE_CODE = 'GIFT-3K7M9X4C';
/** When whoever asks may try again after the mail server took nothing. */
const RETRY_SECONDS = 60;
/** Each one is a mail. */
const LIMIT = { limit: 20, windowSeconds: 3600 };

async function composed(
  tx: Transaction,
  context: TenantContext,
  { slug, batch }: BatchAddress,
  { lang, note }: MailWords,
): Promise<CodeMail> {
  const { event, filter } = await batchPlace(tx, context, slug);
  const row = await requireBatch(tx, { event, filter }, batch);
  const person = await firstPerson(tx, { ...filter, batchId: batch });
  return codeMailModel(tx, context.tenantId, {
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
  });
}

/** What a batch's mail says in a language, with its first person. Throws 404. D40-4. */
export async function previewMailing(
  context: TenantContext,
  address: BatchAddress,
  words: MailWords,
): Promise<ResponseOf<typeof contract>> {
  const { model } = await withTenant(context, (tx) => composed(tx, context, address, words));
  const { subject, heading, intro, notes, until, page, code, footer } = model;
  return { subject, heading, intro, notes, until, button: page.label, code, footer };
}

/**
 * Mails a batch's mail to whoever asks for it, with a code that opens nothing. It is sent at once, after the transaction, so
 * that they hear whether it went. Throws 404, `rate_limited`, and `unavailable` where the mail server takes none. D40-4.
 */
export async function testMailing(
  context: TenantContext,
  address: BatchAddress,
  words: MailWords,
  asker: { id: string; name: string; email: string },
): Promise<{ email: string }> {
  const { model, replyTo } = await withTenant(context, (tx) => composed(tx, context, address, words));
  const { allowed, retryAfter } = await consume({ ...LIMIT, bucket: bucketOf('code-test-mail', asker.id) });
  if (!allowed) throw new AppError('rate_limited', { retryAfter });
  const mail: Parameters<typeof smtpMailer.send>[0] = {
    to: { name: cleanLine(asker.name), address: asker.email },
    ...(replyTo === '' ? {} : { replyTo }),
    sender: model.storeName,
    subject: model.subject,
    ...renderCodeMail(model),
    id: `code-test.${newId('mail')}`,
    pictures: [],
  };
  try {
    await smtpMailer.send(mail);
  } catch (error) {
    log().warn({ failure: mailFailure(error).kind }, 'a test mail was not accepted');
    throw new AppError('unavailable', { retryAfter: RETRY_SECONDS });
  }
  return { email: asker.email };
}
