import type { Locale } from '@/lib/kernel/locales';

export interface LaunchJobs {
  /** A test order's confirmation to whoever asked for it, in their language; `mailId` names the mail. */
  'send-test-order-mail': { tenantId: string; eventId: string; userId: string; lang: Locale; mailId: string };
}
