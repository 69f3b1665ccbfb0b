import { AppError } from '@/lib/kernel/app-error';
import type { TaxRequest } from '@/lib/payments';
import { askTax, type AskedTax } from '@/lib/modules/payments/service/ask-tax';
import { bucketOf } from '@/lib/limits/bucket';
import { consume } from '@/lib/limits/consume';
import type { Editor } from './change-order';

type OrderOf = Pick<Editor, 'context' | 'orderId'>;

const WINDOW_SECONDS = 60;
/** The same number per minute as different `pay` bodies (D27-6). */
const LOOK_UPS = 6;

/**
 * Asks the provider for the tax of an edited order. Every call counts against the order, since the store pays for each
 * and a holder of the link could switch between two addresses all day. Throws `rate_limited`, and as `askTax` does.
 */
export async function lookUpTax({ context, orderId }: OrderOf, request: TaxRequest): Promise<AskedTax> {
  const { allowed, retryAfter } = await consume({
    bucket: bucketOf('order-tax', context.tenantId, orderId),
    limit: LOOK_UPS,
    windowSeconds: WINDOW_SECONDS,
  });
  if (!allowed) throw new AppError('rate_limited', { retryAfter });
  return askTax(context, request);
}
