import type { Locale } from '@/lib/kernel/locales';

export interface StorefrontJobs {
  'send-contact-mail': { tenantId: string; messageId: string };
  /** Tells who made the link what was answered to a version of a store. */
  'send-approval-mail': { tenantId: string; approvalId: string };
  /** A code for a private store, if the address may enter. */
  'send-entry-code': { tenantId: string; codeId: string };
  'draw-share-picture': { tenantId: string; slug: string; productId?: string; lang?: Locale };
}
