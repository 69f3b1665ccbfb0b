/** A picture inside a mail, shown by `cid:` so that no reader's client has to fetch anything. */
export interface MailPicture {
  cid: string;
  contentType: string;
  bytes: Buffer;
}

/** One mail to one person. */
export interface Mail {
  to: { name: string; address: string };
  /** Whom an answer goes to. */
  replyTo?: string | { name: string; address: string };
  subject: string;
  html: string;
  text: string;
  /** Unique for what the mail is about: the same mail sent again after a crash keeps it. */
  messageId: string;
  pictures: MailPicture[];
}

/** How mail leaves, in our words. */
export interface MailPort {
  /** Resolves once the server has taken it; rejects when it did not. */
  send(mail: Mail): Promise<void>;
}
