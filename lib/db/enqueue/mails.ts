import type { Locale } from '@/lib/kernel/locales';
import type { ShopperMail } from '@/lib/modules/mails/rules/shopper-mails';

export interface MailsJobs {
  /** A mail that shoppers get, with sample data, to whoever asked. */
  'send-sample-mail': {
    tenantId: string;
    userId: string;
    kind: ShopperMail;
    lang: Locale;
    mailId: string;
    /** Whose mail it is, with its own lines; without, the client's newest event's, without any. */
    eventId?: string;
  };
  /** A mail of the platform with example data, to the member of staff who asked. */
  'send-text-sample': { userId: string; mail: string; lang: Locale; mailId: string };
  /** The link that confirms an address for replies, to that address. */
  'send-reply-to-link': { tenantId: string; askedId: string; lang: Locale };
}
