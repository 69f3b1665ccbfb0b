import { browserCall } from '@/lib/client/browser';
import type { BulkOrder } from '@/lib/modules/bulk-orders/contract/bulk-order';
import type { cancelBulkOrder, releaseBulkOrder } from '@/lib/modules/bulk-orders/contract/bulk-orders';
import type {
  BegunBulkPayment,
  payBulkOrder,
  SettledBulkPayment,
  settleBulkPayment as settleContract,
} from '@/lib/modules/bulk-orders/contract/pay-bulk-order';
import {
  cancelBulkOrderCall,
  payBulkOrderCall,
  placeBulkOrderCall,
  releaseBulkOrderCall,
  settleBulkPaymentCall,
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

/** Begins to pay a Bulk order by card, or goes on with what has begun. */
export function beginBulkPayment(place: BulkPlace, order: string): Promise<BegunBulkPayment> {
  return browserCall<typeof payBulkOrder>(payBulkOrderCall, { params: { ...place, order }, body: {} });
}

/** What has become of that payment. */
export function settleBulkPayment(place: BulkPlace, order: string): Promise<SettledBulkPayment> {
  return browserCall<typeof settleContract>(settleBulkPaymentCall, { params: { ...place, order }, body: {} });
}
