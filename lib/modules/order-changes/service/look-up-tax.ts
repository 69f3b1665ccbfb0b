import { AppError } from '@/lib/kernel/app-error';
import type { TaxRequest } from '@/lib/payments';
import { askTax, type AskedTax } from '@/lib/modules/payments/service/ask-tax';
import { bucketOf } from '@/lib/limits/bucket';
import { consume } from '@/lib/limits/consume';
import { linkHolder } from './read-order-page';

const WINDOW_SECONDS = 60;
/** As many a minute as there may be different pays (DECISIONS 27). */
const LOOK_UPS = 6;

/**
 * Asks the provider for the tax of an edited order. Every look-up counts against the order, right or wrong: each is a
 * call that its store pays for, and whoever holds the link could go to and fro between two places all day. Throws
 * `rate_limited`, and as `askTax`.
 */
export async function lookUpTax(token: string, requestId: string, request: TaxRequest): Promise<AskedTax> {
  const { context, orderId } = linkHolder(token, requestId);
  const { allowed, retryAfter } = await consume({
    bucket: bucketOf('order-tax', context.tenantId, orderId),
    limit: LOOK_UPS,
    windowSeconds: WINDOW_SECONDS,
  });
  if (!allowed) throw new AppError('rate_limited', { retryAfter });
  return askTax(request);
}
