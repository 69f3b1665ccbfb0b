import type { ScheduledTaskTable } from '@/lib/jobs';
import { scheduled as accounts } from '@/lib/modules/accounts/jobs';
import { scheduled as bulkOrders } from '@/lib/modules/bulk-orders/jobs';
import { scheduled as catalogue } from '@/lib/modules/catalogue/jobs';
import { scheduled as eventBuilder } from '@/lib/modules/event-builder/jobs';
import { scheduled as events } from '@/lib/modules/events/jobs';
import { scheduled as figures } from '@/lib/modules/figures/jobs';
import { scheduled as fulfilment } from '@/lib/modules/fulfilment/jobs';
import { scheduled as integrations } from '@/lib/modules/integrations/jobs';
import { scheduled as ledger } from '@/lib/modules/ledger/jobs';
import { scheduled as orders } from '@/lib/modules/orders/jobs';
import { scheduled as payments } from '@/lib/modules/payments/jobs';
import { scheduled as privacy } from '@/lib/modules/privacy/jobs';
import { scheduled as returns } from '@/lib/modules/returns/jobs';
import { scheduled as shopPlatform } from '@/lib/modules/shop-platform/jobs';
import { scheduled as shopProducts } from '@/lib/modules/shop-products/jobs';

/** What the worker does by the clock: each module's own. */
export const SCHEDULED_TASKS: ScheduledTaskTable = {
  ...accounts,
  ...bulkOrders,
  ...catalogue,
  ...eventBuilder,
  ...events,
  ...figures,
  ...fulfilment,
  ...integrations,
  ...ledger,
  ...orders,
  ...payments,
  ...privacy,
  ...returns,
  ...shopPlatform,
  ...shopProducts,
};
