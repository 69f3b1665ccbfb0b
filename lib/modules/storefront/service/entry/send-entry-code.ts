import { BRAND } from '@/lib/kernel/brand';
import { cleanLine } from '@/lib/kernel/clean-line';
import { now } from '@/lib/kernel/clock';
import { DEFAULT_LOCALE, isLocale } from '@/lib/kernel/locales';
import type { JobPayloads } from '@/lib/db/enqueue';
import { withTenant, withTenantOnce, type TenantContext } from '@/lib/db/with-tenant';
import { messageFor } from '@/lib/intl/message-for';
import { renderAccountMail, smtpMailer, type AccountMailModel } from '@/lib/mail';
import { PLATFORM_LOOK } from '@/lib/mail/platform-look';
import { domainOf } from '@/lib/modules/events/rules/access';
import { letsIn } from '@/lib/modules/events/service/statements/event-access';
import { findCodeStore, findWaitingCode, type EntryCode } from '@/lib/modules/storefront/data/entry-codes';
import { CODE_LIFE_MS, entryCodeOf } from './entry-code';

/** The mail, in the language of the page that it was asked on. */
function mailModel(lang: string, store: string, code: string): AccountMailModel {
  const locale = isLocale(lang) ? lang : DEFAULT_LOCALE;
  const text = messageFor(locale);
  const values = { store: cleanLine(store), code, brand: BRAND.name };
  return {
    lang: locale,
    subject: text('entryMail.subject', values),
    preview: text('entryMail.intro', values),
    storeName: values.store,
    heading: code,
    intro: text('entryMail.intro', values),
    colours: PLATFORM_LOOK.colours,
    actions: [],
    note: text('entryMail.note', values),
    footer: [text('entryMail.footer', values)],
  };
}

/** The code and its store's name if the address may enter now. */
async function findLetter(
  context: TenantContext,
  id: string,
): Promise<{ code: EntryCode; store: string } | null> {
  const { tenantId } = context;
  const since = new Date(now().getTime() - CODE_LIFE_MS);
  const code = await withTenantOnce(context, (tx) => findWaitingCode(tx, { tenantId, id, since }));
  if (!code) return null;
  const { eventId, email } = code;
  return withTenant(context, async (tx) => {
    if (!(await letsIn(tx, { tenantId, eventId }, { email, domain: domainOf(email) }))) return null;
    const store = await findCodeStore(tx, { tenantId, eventId });
    return store === undefined ? null : { code, store };
  });
}

/**
 * Mails a code to the address that asked for it, if it may enter the store; no other gets a mail. After a crash the same
 * code is sent again with the same Message-ID. S3.5-28.
 */
export async function sendEntryCode({ tenantId, codeId }: JobPayloads['send-entry-code']): Promise<void> {
  const found = await findLetter({ tenantId, actor: 'system' }, codeId);
  if (!found) return;
  const { code, store } = found;
  const model = mailModel(code.lang, store, entryCodeOf({ tenantId, id: codeId }));
  await smtpMailer.send({
    to: { name: '', address: code.email },
    sender: model.storeName,
    subject: model.subject,
    ...renderAccountMail(model),
    id: `entry.${codeId}`,
    pictures: [],
  });
}
