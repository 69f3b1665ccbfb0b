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

/** Ends the kept connections, which otherwise stay open until they have been idle for `socketTimeout`. */
export function closeMailer(): void {
  transport?.close();
  transport = undefined;
}

/** An address as an object: a string would be parsed as a list of addresses. */
function onePerson(whom: NonNullable<Mail['replyTo']>): { name: string; address: string } {
  return typeof whom === 'string' ? { name: '', address: whom } : whom;
}

/**
 * Sends mail over SMTP. Addresses are passed as objects, so that a name cannot add a header or a recipient. The message
 * is built completely before it is sent: a stream would be written line by line, with one system call each.
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
