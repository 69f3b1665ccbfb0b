import nodemailer, { type Transporter } from 'nodemailer';
import MailComposer from 'nodemailer/lib/mail-composer';
import { BRAND } from '@/lib/kernel/brand';
import { mailEnv } from '@/lib/env/mail';
import type { Mail, MailPort } from './port';

let transport: Transporter | undefined;

function connection(): Transporter {
  transport ??= nodemailer.createTransport({
    url: mailEnv().SMTP_URL,
    pool: true,
    maxConnections: 4,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  });
  return transport;
}

/** An address as one part: a text would be read as a list of them. */
function onePerson(whom: NonNullable<Mail['replyTo']>): { name: string; address: string } {
  return typeof whom === 'string' ? { name: '', address: whom } : whom;
}

/**
 * Mail over SMTP; addresses go in as parts, so that a name can't add a header or a recipient. A message is laid out whole
 * before it is sent: as a stream it would be written line by line, a call to the system for each.
 */
export const smtpMailer: MailPort = {
  async send(mail) {
    const message = new MailComposer({
      disableFileAccess: true,
      disableUrlAccess: true,
      from: mailEnv().MAIL_FROM ?? `${BRAND.name} <${BRAND.ordersEmail}>`,
      to: { name: mail.to.name, address: mail.to.address },
      ...(mail.replyTo ? { replyTo: onePerson(mail.replyTo) } : {}),
      subject: mail.subject,
      html: mail.html,
      text: mail.text,
      messageId: mail.messageId,
      attachments: mail.pictures.map((picture) => ({
        cid: picture.cid,
        filename: `${picture.cid.split('@')[0] ?? 'picture'}.png`,
        content: picture.bytes,
        contentType: picture.contentType,
        contentDisposition: 'inline' as const,
      })),
    }).compile();
    await connection().sendMail({ envelope: message.getEnvelope(), raw: await message.build() });
  },
};
