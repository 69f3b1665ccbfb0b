import PostalMime, { type Email } from 'postal-mime';
import { now } from '@/lib/kernel/clock';
import { newId } from '@/lib/kernel/ids';
import { Collection } from '@/sandbox/shared/collection';
import type { StoredMail } from './message';

const MOST_MAILS = 2_000;
const MOST_BYTES = 64_000_000;
const MOST_PARSED = 200;

export interface MailQuery {
  /** Recipient: full address, case-insensitive. */
  to?: string | undefined;
  /** Text in the subject, case-insensitive. */
  subject?: string | undefined;
  /** Only mails that arrived after the one with this id. */
  after?: string | undefined;
  limit: number;
}

/** The received mails. The oldest are removed when there are too many or their total size is too large. */
export class MailStore {
  readonly mails = new Collection<StoredMail>('mails', MOST_MAILS);
  private readonly parsed = new Map<string, Promise<Email>>();
  private waiting = new Set<() => void>();
  private bytes = 0;

  /** Recomputes the total size after a restore from disk. */
  recount(): void {
    this.bytes = [...this.mails.values()].reduce((sum, mail) => sum + mail.raw.length, 0);
  }

  add(envelope: { from: string; to: string[] }, raw: Buffer): StoredMail {
    const mail = {
      id: newId('mail'),
      ...envelope,
      received_at: now().toISOString(),
      raw: raw.toString('latin1'),
    };
    this.bytes += mail.raw.length;
    this.mails.put(mail);
    this.trim();
    for (const wake of [...this.waiting]) wake();
    return mail;
  }

  parse(mail: StoredMail): Promise<Email> {
    const known = this.parsed.get(mail.id);
    if (known) return known;
    const email = PostalMime.parse(Buffer.from(mail.raw, 'latin1'));
    this.parsed.set(mail.id, email);
    const oldest = this.parsed.keys().next();
    if (this.parsed.size > MOST_PARSED && !oldest.done) this.parsed.delete(oldest.value);
    return email;
  }

  /** Matching mails, newest first. */
  async find(query: MailQuery): Promise<StoredMail[]> {
    const to = query.to?.toLowerCase();
    const subject = query.subject?.toLowerCase();
    const found: StoredMail[] = [];
    for (const mail of this.mails.newestFirst()) {
      if (mail.id === query.after || found.length >= query.limit) break;
      if (to !== undefined && !mail.to.some((address) => address.toLowerCase() === to)) continue;
      if (subject !== undefined && !(await this.subjectOf(mail)).includes(subject)) continue;
      found.push(mail);
    }
    return found;
  }

  /** Like find, but waits up to `ms` for the first match. */
  async waitFor(query: MailQuery, ms: number): Promise<StoredMail[]> {
    const end = now().getTime() + ms;
    for (;;) {
      const found = await this.find(query);
      const left = end - now().getTime();
      if (found.length > 0 || left <= 0 || !(await this.nextMail(left))) return found;
    }
  }

  clear(): void {
    this.mails.clear();
    this.parsed.clear();
    this.bytes = 0;
  }

  /** Ends all waiting calls. */
  close(): void {
    const waiting = this.waiting;
    this.waiting = new Set();
    for (const wake of waiting) wake();
  }

  private async subjectOf(mail: StoredMail): Promise<string> {
    return ((await this.parse(mail)).subject ?? '').toLowerCase();
  }

  /** Resolves to false if the store closes meanwhile. */
  private nextMail(ms: number): Promise<boolean> {
    const { waiting } = this;
    return new Promise((resolve) => {
      const wake = (): void => {
        clearTimeout(timer);
        waiting.delete(wake);
        resolve(waiting === this.waiting);
      };
      const timer = setTimeout(wake, ms);
      waiting.add(wake);
    });
  }

  private trim(): void {
    for (const mail of this.mails.values()) {
      if (this.bytes <= MOST_BYTES || this.mails.size <= 1) return;
      this.bytes -= mail.raw.length;
      this.mails.delete(mail.id);
    }
  }
}
