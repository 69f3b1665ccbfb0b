import { inTransaction as bulkOrders } from '@/lib/modules/bulk-orders/subscribers';
import { inTransaction as catalogue } from '@/lib/modules/catalogue/subscribers';
import { inTransaction as checkout } from '@/lib/modules/checkout/subscribers';
import { inTransaction as claims } from '@/lib/modules/claims/subscribers';
import { inTransaction as draftOrders } from '@/lib/modules/draft-orders/subscribers';
import { inTransaction as fulfilmentToo, queued as fulfilment } from '@/lib/modules/fulfilment/subscribers';
import { queued as orders } from '@/lib/modules/orders/subscribers';
import { inTransaction as paymentsToo, queued as payments } from '@/lib/modules/payments/subscribers';
import { inTransaction as returns } from '@/lib/modules/returns/subscribers';
import { inTransaction as shopOrders } from '@/lib/modules/shop-orders/subscribers';
import { inTransaction as shopPlatform } from '@/lib/modules/shop-platform/subscribers';
import { inTransaction as sizeCollection } from '@/lib/modules/size-collection/subscribers';
import { inTransaction as storefront } from '@/lib/modules/storefront/subscribers';
import type { QueueSubscribers, TransactionSubscribers } from './subscriber-types';

/** What each module does with events: by jobs of its own. */
export const QUEUE_SUBSCRIBERS: readonly QueueSubscribers[] = [orders, payments, fulfilment];

/**
 * What each module does with events in the transaction that announces them. In this order: an event's answers name its
 * products, so they go before these.
 */
export const TRANSACTION_SUBSCRIBERS: readonly TransactionSubscribers[] = [
  claims,
  sizeCollection,
  checkout,
  storefront,
  catalogue,
  bulkOrders,
  returns,
  draftOrders,
  fulfilmentToo,
  shopPlatform,
  shopOrders,
  paymentsToo,
];
