/** A picture inside a mail, shown by `cid:` so that a mail client need not fetch anything. */
export interface MailPicture {
  cid: string;
  contentType: string;
  bytes: Buffer;
}

/** One mail to one person. */
export interface Mail {
  to: { name: string; address: string };
  /** Whose mail it is, as the reader knows them: the store, or the platform. The address is the installation's own. */
  sender: string;
  /** Who replies go to. */
  replyTo?: string | { name: string; address: string };
  subject: string;
  html: string;
  text: string;
  /** Unique per subject of the mail, without a domain: the same mail sent again after a crash has the same id. */
  id: string;
  /** Where the reader's mail program posts to when they unsubscribe (RFC 8058); for mails that nobody asked for. */
  unsubscribeUrl?: string;
  pictures: MailPicture[];
}

export interface MailPort {
  /** Resolves when the server has accepted the mail; rejects when it has not. */
  send(mail: Mail): Promise<void>;
}
