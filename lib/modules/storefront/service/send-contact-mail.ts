import { DEFAULT_LOCALE, isLocale } from '@/lib/kernel/locales';
import { contrastRatio } from '@/lib/modules/design/rules/colour';
import { BRAND } from '@/lib/kernel/brand';
import { messageFor } from '@/lib/intl/message-for';
import { cleanLine } from '@/lib/kernel/clean-line';
import { paragraphsOf } from '@/lib/modules/storefront/rules/paragraphs';
import type { JobPayloads } from '@/lib/db/enqueue';
import { findWaiting, forgetSent, type WaitingMessage } from '@/lib/modules/storefront/data/contact-messages';
import { withTenant, withTenantOnce, type TenantContext } from '@/lib/db/with-tenant';
import { renderContactMail, smtpMailer, type ContactMailModel } from '@/lib/mail';

/** The content of the mail, in the event's language, since the client's people read it. */
function contactMailModel(waiting: WaitingMessage): ContactMailModel {
  const lang = isLocale(waiting.lang) ? waiting.lang : DEFAULT_LOCALE;
  const text = messageFor(lang);
  const name = cleanLine(waiting.name);
  const values = { name, store: cleanLine(waiting.storeName), email: waiting.email };
  const onWhite = contrastRatio(waiting.primary, '#ffffff') >= 4.5;
  return {
    lang,
    subject: text('contactMail.subject', values),
    heading: text('contactMail.heading', values),
    intro: text('contactMail.intro', values),
    storeName: values.store,
    colours: { primary: waiting.primary, onPrimary: onWhite ? '#ffffff' : BRAND.colours.ink },
    from: [
      { label: text('contactMail.name'), value: name },
      { label: text('contactMail.email'), value: waiting.email },
    ],
    paragraphs: paragraphsOf(waiting.message),
    footer: text('contactMail.footer', { brand: BRAND.name }),
  };
}

/**
 * Mails a visitor's message to the store's current form address; replies go to the visitor. The message is deleted once
 * the mail has been sent. After a crash in between it is sent again with the same Message-ID. S3.6.
 */
export async function sendContactMail({
  tenantId,
  messageId,
}: JobPayloads['send-contact-mail']): Promise<void> {
  const context: TenantContext = { tenantId, actor: 'system' };
  const waiting = await withTenant(context, (tx) => findWaiting(tx, messageId));
  if (!waiting) return;
  // The client has removed the form meanwhile: there is nobody to send it to.
  if (waiting.formEmail !== '') {
    const model = contactMailModel(waiting);
    await smtpMailer.send({
      to: { name: model.storeName, address: waiting.formEmail },
      replyTo: { name: cleanLine(waiting.name), address: waiting.email },
      sender: model.storeName,
      subject: model.subject,
      ...renderContactMail(model),
      id: `contact.${messageId}`,
      pictures: [],
    });
  }
  await withTenantOnce(context, (tx) => forgetSent(tx, tenantId, messageId));
}
