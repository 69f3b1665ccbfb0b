import { browserCall } from '@/lib/client/browser';
import type { BulkOrder } from '@/lib/modules/bulk-orders/contract/bulk-order';
import type { cancelBulkOrder, releaseBulkOrder } from '@/lib/modules/bulk-orders/contract/bulk-orders';
import {
  cancelBulkOrderCall,
  placeBulkOrderCall,
  releaseBulkOrderCall,
} from '@/lib/modules/bulk-orders/contract/paths';
import type { BulkOrderBody, placeBulkOrder } from '@/lib/modules/bulk-orders/contract/place-bulk-order';

/** The event of a Bulk order. */
export interface BulkPlace {
  tenant: string;
  slug: string;
}

/** Places a Bulk order; the same key answers the same order. Throws an ApiError with the wrong fields. */
export function sendBulkOrder(place: BulkPlace, body: BulkOrderBody, key: string): Promise<BulkOrder> {
  return browserCall<typeof placeBulkOrder>(placeBulkOrderCall, {
    params: { ...place },
    body,
    headers: { 'idempotency-key': key },
  });
}

const TURNS = { cancel: cancelBulkOrderCall, release: releaseBulkOrderCall } as const;
export type BulkTurn = keyof typeof TURNS;

/** Cancels a Bulk order, or lets one that waits go on. */
export function turnBulkOrder(place: BulkPlace, order: string, verb: BulkTurn): Promise<BulkOrder> {
  const input = { params: { ...place, order }, body: {} };
  return verb === 'cancel'
    ? browserCall<typeof cancelBulkOrder>(TURNS.cancel, input)
    : browserCall<typeof releaseBulkOrder>(TURNS.release, input);
}
