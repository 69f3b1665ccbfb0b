import type { TaskTable } from '@/lib/jobs';
import { withMailTexts } from '@/lib/mail/mail-texts';
import { purgeBlanks, purgeStore } from '@/lib/cache/purge-store';
import { tasks as accounts } from '@/lib/modules/accounts/jobs';
import { lists as auditLists } from '@/lib/modules/audit/jobs';
import { tasks as bulkOrders } from '@/lib/modules/bulk-orders/jobs';
import { tasks as catalogue } from '@/lib/modules/catalogue/jobs';
import { lists as claimLists, tasks as claims } from '@/lib/modules/claims/jobs';
import { tasks as checkout } from '@/lib/modules/checkout/jobs';
import { tasks as draftOrders } from '@/lib/modules/draft-orders/jobs';
import { lists as eventLists } from '@/lib/modules/events/jobs';
import { tasks as fulfilment } from '@/lib/modules/fulfilment/jobs';
import { tasks as integrations } from '@/lib/modules/integrations/jobs';
import { tasks as launch } from '@/lib/modules/launch/jobs';
import { lists as ledgerLists, tasks as ledger } from '@/lib/modules/ledger/jobs';
import { tasksOver as listTasks } from '@/lib/modules/lists/jobs';
import { tasks as mails } from '@/lib/modules/mails/jobs';
import { lists as orderLists } from '@/lib/modules/order-changes/jobs';
import { tasks as orders } from '@/lib/modules/orders/jobs';
import { tasks as payments } from '@/lib/modules/payments/jobs';
import { tasks as privacy } from '@/lib/modules/privacy/jobs';
import { tasks as returns } from '@/lib/modules/returns/jobs';
import { tasks as shopOrders } from '@/lib/modules/shop-orders/jobs';
import { tasks as shopPlatform } from '@/lib/modules/shop-platform/jobs';
import { tasks as shopProducts } from '@/lib/modules/shop-products/jobs';
import { tasks as site } from '@/lib/modules/site/jobs';
import { tasks as sizeCollection } from '@/lib/modules/size-collection/jobs';
import { tasks as storefront } from '@/lib/modules/storefront/jobs';
import { tasks as tenants } from '@/lib/modules/tenants/jobs';
import { tasks as uploads } from '@/lib/modules/uploads/jobs';

/** Each module's own, and the platform's. */
const OWN: TaskTable = {
  ...accounts,
  ...bulkOrders,
  ...catalogue,
  ...checkout,
  ...claims,
  ...draftOrders,
  ...fulfilment,
  ...integrations,
  ...launch,
  ...ledger,
  ...listTasks({ ...auditLists, ...claimLists, ...eventLists, ...ledgerLists, ...orderLists }),
  ...mails,
  ...orders,
  ...payments,
  ...privacy,
  ...returns,
  ...shopOrders,
  ...shopPlatform,
  ...shopProducts,
  ...site,
  ...sizeCollection,
  ...storefront,
  ...tenants,
  ...uploads,
  'purge-store': (job) => purgeStore(job),
  'purge-blanks': () => purgeBlanks(),
};

/** With what staff have written in mails, read at the start of each job: so no mail can be sent without. S2.2-336. */
function saying(tasks: TaskTable): TaskTable {
  const said = Object.entries(tasks).map(([name, task]) => [
    name,
    (...given: Parameters<typeof task>) =>
      withMailTexts(() => (task as (...all: Parameters<typeof task>) => Promise<void>)(...given)),
  ]);
  return Object.fromEntries(said) as TaskTable;
}

/** What the worker does for each job. */
export const TASKS: TaskTable = saying(OWN);
