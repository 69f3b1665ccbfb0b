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

/** The installation's own address: all mails come from it, whatever name they bear. */
function sendingAddress(): string {
  const from = mailEnv().MAIL_FROM ?? BRAND.ordersEmail;
  return (/<([^<>]+)>/.exec(from)?.[1] ?? from).trim();
}

/** A Message-ID of the sending domain, as DKIM signs and spam filters expect it. */
function messageId(id: string, address: string): string {
  const domain = address.slice(address.lastIndexOf('@') + 1);
  return `<${id.replace(/[^A-Za-z0-9._-]/g, '-')}@${domain}>`;
}

/** Tells other programs not to answer (RFC 3834, Exchange), and the reader's how to unsubscribe (RFC 8058). */
function headersOf({ unsubscribeUrl }: Mail): Record<string, string> {
  return {
    'Auto-Submitted': 'auto-generated',
    'X-Auto-Response-Suppress': 'All',
    ...(unsubscribeUrl === undefined
      ? {}
      : {
          'List-Unsubscribe': `<${unsubscribeUrl}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }),
  };
}

/**
 * Sends mail over SMTP. Addresses are passed as objects, so that a name cannot add a header or a recipient. The message
 * is built completely before it is sent: a stream would be written line by line, with one system call each.
 */
export const smtpMailer: MailPort = {
  async send(mail) {
    const address = sendingAddress();
    const message = new MailComposer({
      disableFileAccess: true,
      disableUrlAccess: true,
      from: { name: mail.sender, address },
      to: { name: mail.to.name, address: mail.to.address },
      ...(mail.replyTo ? { replyTo: onePerson(mail.replyTo) } : {}),
      subject: mail.subject,
      html: mail.html,
      text: mail.text,
      messageId: messageId(mail.id, address),
      headers: headersOf(mail),
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
