import { anonymousCall } from '@/lib/client/anonymous';
import { browserCall } from '@/lib/client/browser';
import type { ResponseOf } from '@/lib/contract/route';
import type { thankSender as contract } from '@/lib/modules/claims/contract/thank-sender';
import { thankSenderCall } from '@/lib/modules/claims/contract/paths';

/** Thanks the sender of a gift with the order's link; in a frame without cookies. Rejects with an ApiError. D40-15. */
export function thankSender(
  token: string,
  message: string,
  framed: boolean,
): Promise<ResponseOf<typeof contract>> {
  const call = framed ? anonymousCall<typeof contract> : browserCall<typeof contract>;
  return call(thankSenderCall, { params: { token }, body: { message } });
}
