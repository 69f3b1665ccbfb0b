import type { Email } from 'postal-mime';

/** A mail as received over SMTP; parsed when it is read. */
export interface StoredMail {
  id: string;
  /** Envelope sender and recipients. */
  from: string;
  to: string[];
  received_at: string;
  /** As latin1: one character per byte. */
  raw: string;
}

export interface MailSummary {
  id: string;
  from: string;
  to: string[];
  subject: string;
  received_at: string;
  size: number;
  attachments: number;
}

interface MailAttachment {
  filename: string;
  mime_type: string;
  size: number;
  content_id: string | null;
}

export interface MailDetail extends MailSummary {
  /** In the mail's order, names in lower case. */
  headers: { name: string; value: string }[];
  header_from: string;
  header_to: string;
  reply_to: string;
  date: string | null;
  html: string | null;
  text: string | null;
  files: MailAttachment[];
}

function addressText(address: Email['from']): string {
  if (!address) return '';
  if (address.group) return address.group.map(addressText).join(', ');
  return address.name ? `${address.name} <${address.address}>` : address.address;
}

export function summaryOf(mail: StoredMail, email: Email): MailSummary {
  return {
    id: mail.id,
    from: mail.from,
    to: mail.to,
    subject: email.subject ?? '',
    received_at: mail.received_at,
    size: mail.raw.length,
    attachments: email.attachments.length,
  };
}

export function detailOf(mail: StoredMail, email: Email): MailDetail {
  return {
    ...summaryOf(mail, email),
    headers: email.headers.map(({ key, value }) => ({ name: key, value })),
    header_from: addressText(email.from),
    header_to: (email.to ?? []).map(addressText).join(', '),
    reply_to: (email.replyTo ?? []).map(addressText).join(', '),
    date: email.date ?? null,
    html: email.html ?? null,
    text: email.text ?? null,
    files: email.attachments.map((file) => ({
      filename: file.filename ?? 'attachment',
      mime_type: file.mimeType,
      size: contentOf(file).length,
      content_id: file.contentId ?? null,
    })),
  };
}

export function contentOf(file: Email['attachments'][number]): Buffer {
  const { content } = file;
  if (typeof content === 'string') return Buffer.from(content);
  return content instanceof Uint8Array ? Buffer.from(content) : Buffer.from(new Uint8Array(content));
}
