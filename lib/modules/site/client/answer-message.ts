import { browserCall } from '@/lib/client/browser';
import { answerSiteMessageCall } from '@/lib/modules/site/contract/paths';
import type { answerSiteMessage } from '@/lib/modules/site/contract/staff-messages';

/** Marks a message to the platform as answered. Rejects with an ApiError. S2.2-265. */
export async function answerMessage(message: string, body: { note: string }): Promise<void> {
  await browserCall<typeof answerSiteMessage>(answerSiteMessageCall, { params: { message }, body });
}
