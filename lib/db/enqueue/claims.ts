import type { Locale } from '@/lib/kernel/locales';

export interface ClaimsJobs {
  /** Checks a file of codes with their persons, or writes a checked one. */
  'run-code-import': { tenantId: string; importId: string };
  /** Makes the single codes of a batch. */
  'make-codes': { tenantId: string; batchId: string };
  /** Mails the codes of a batch that are due, and reminds. */
  'mail-codes': { tenantId: string; batchId: string };
  /** What a batch's mail would say, to whoever asked; `note`: the sender's words as they are typed now. */
  'send-test-code-mail': {
    tenantId: string;
    slug: string;
    batch: string;
    userId: string;
    lang: Locale;
    note: string;
    mailId: string;
  };
  /** Makes new codes in the place of all that a batch had at a moment and that can still be used. */
  'reissue-codes': { tenantId: string; batchId: string; before: string };
  /** Draws the next file of cards of a batch's codes. */
  'draw-code-sheet': { tenantId: string; sheetId: string };
  'expire-code-sheet': { tenantId: string; sheetId: string };
}
