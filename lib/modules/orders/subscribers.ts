import { jobSpec, type JobSpec } from '@/lib/db/enqueue';
import type { DomainEvents } from '@/lib/domain-events/events';
import type { OrderKind } from '@/lib/modules/orders/rules/kinds';
import type { QueueSubscribers } from '@/lib/domain-events/subscriber-types';

const SILENT: readonly OrderKind[] = ['bulk', 'replacement', 'shop'];

/** Tells the order's open pages; several such jobs that wait are one. */
const tellPages = ({ tenantId, orderId }: DomainEvents['order.changed']): JobSpec[] => [
  jobSpec('announce-order', { tenantId, orderId }, { jobKey: `announce:${orderId}` }),
];

/** What this module does with events, its own included, by its jobs. */
export const queued = {
  'order.accepted': (order) => {
    const { tenantId, orderId } = order;
    // Who ordered it has it on the page; its recipients hear of it once it is on its way. Of a replacement its case tells, and
    // of a shop's order the shop.
    if (SILENT.includes(order.kind)) return tellPages(order);
    const kind = order.kind === 'claim' ? 'claim_confirmation' : 'order_confirmation';
    return [
      jobSpec('send-order-mail', { tenantId, orderId, kind }, { jobKey: `confirm:${orderId}` }),
      ...tellPages(order),
    ];
  },
  'credit.freed': ({ tenantId }) => [
    jobSpec('release-waiting', { tenantId }, { jobKey: `release-waiting:${tenantId}` }),
  ],
  'order.changed': tellPages,
  'order.cancelled': tellPages,
  'order.resumed': tellPages,
} satisfies QueueSubscribers;
