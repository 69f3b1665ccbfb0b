import { browserCall } from '@/lib/client/browser';
import type {
  resumeGiftMails as resumedBy,
  stopGiftMails as stoppedBy,
} from '@/lib/modules/claims/contract/gift-mails';
import { resumeGiftMailsCall, stopGiftMailsCall } from '@/lib/modules/claims/contract/paths';

/** Stops a client's gift mails to the holder of a link. Rejects with an ApiError. D40-16. */
export async function stopGiftMails(token: string): Promise<void> {
  await browserCall<typeof stoppedBy>(stopGiftMailsCall, { params: { token } });
}

/** Takes that back. Rejects with an ApiError. */
export async function resumeGiftMails(token: string): Promise<void> {
  await browserCall<typeof resumedBy>(resumeGiftMailsCall, { params: { token } });
}
