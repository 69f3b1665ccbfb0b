import { browserCall } from '@/lib/client/browser';
import type { BodyInputOf } from '@/lib/contract/route';
import { replaceOrderCall } from '@/lib/modules/returns/contract/paths';
import type { Replacement, replaceOrder } from '@/lib/modules/returns/contract/replacements';

/** Makes a replacement; the same key answers the same one. Rejects with an ApiError. S2.2-113. */
export function sendReplacement(
  params: { tenant: string; order: string },
  body: BodyInputOf<typeof replaceOrder>,
): Promise<Replacement> {
  return browserCall<typeof replaceOrder>(replaceOrderCall, { params, body });
}
