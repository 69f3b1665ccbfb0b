import { invalid } from '@/lib/kernel/app-error';
import type { BulkOrderBody } from '@/lib/modules/bulk-orders/contract/place-bulk-order';

/** Throws 422 for a sample of more than one item, or one that is not sent by Standard. */
export function requireSample({ sample, shipments, shipping_method: method }: BulkOrderBody): void {
  if (!sample) return;
  const items = shipments.flatMap(({ lines }) => lines).reduce((sum, { quantity }) => sum + quantity, 0);
  if (items !== 1) throw invalid({ sample: ['too_large'] });
  if (method !== 'standard') throw invalid({ shipping_method: ['invalid'] });
}
