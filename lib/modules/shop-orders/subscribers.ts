import { enqueue } from '@/lib/db/enqueue';
import type { TransactionSubscribers } from '@/lib/domain-events/subscriber-types';
import { listWaitingShopOrders } from './data/waiting-orders';

/** What this module does with other modules' events, in their transaction. D36-17. */
export const inTransaction = {
  async 'card.saved'(tx, { context, region }) {
    const { tenantId } = context;
    for (const orderId of await listWaitingShopOrders(tx, { tenantId, region }))
      await enqueue(tx, 'charge-shop-order', { tenantId, orderId }, { jobKey: `charge-shop:${orderId}` });
  },
} satisfies TransactionSubscribers;
