import type { ApiHandler } from '@/lib/tenant-api/define-handler';
import { handlers as accounts } from '@/lib/modules/accounts/api';
import { handlers as audit } from '@/lib/modules/audit/api';
import { handlers as bulkOrders } from '@/lib/modules/bulk-orders/api';
import { handlers as catalogue } from '@/lib/modules/catalogue/api';
import { handlers as checkout } from '@/lib/modules/checkout/api';
import { handlers as claims } from '@/lib/modules/claims/api';
import { handlers as design } from '@/lib/modules/design/api';
import { handlers as draftOrders } from '@/lib/modules/draft-orders/api';
import { handlers as eventBuilder } from '@/lib/modules/event-builder/api';
import { handlers as events } from '@/lib/modules/events/api';
import { handlers as fulfilment } from '@/lib/modules/fulfilment/api';
import { handlers as insights } from '@/lib/modules/insights/api';
import { handlers as integrations } from '@/lib/modules/integrations/api';
import { handlers as launch } from '@/lib/modules/launch/api';
import { handlers as ledger } from '@/lib/modules/ledger/api';
import { handlersOver as listHandlers } from '@/lib/modules/lists/api';
import { handlers as mails } from '@/lib/modules/mails/api';
import { handlers as orderChanges } from '@/lib/modules/order-changes/api';
import { handlers as orders } from '@/lib/modules/orders/api';
import { handlers as payments } from '@/lib/modules/payments/api';
import { handlers as returns } from '@/lib/modules/returns/api';
import { handlers as pricing } from '@/lib/modules/pricing/api';
import { handlers as privacy } from '@/lib/modules/privacy/api';
import { handlers as search } from '@/lib/modules/search/api';
import { handlers as shopPlatform } from '@/lib/modules/shop-platform/api';
import { handlers as shopProducts } from '@/lib/modules/shop-products/api';
import { handlers as site } from '@/lib/modules/site/api';
import { handlers as sizeCollection } from '@/lib/modules/size-collection/api';
import { handlers as storefront } from '@/lib/modules/storefront/api';
import { handlers as tenants } from '@/lib/modules/tenants/api';
import { handlers as uploads } from '@/lib/modules/uploads/api';
import { ALL_LISTS } from './all-lists';

/** Every call that the tenant API answers, for suites that ask them all. */
export const ALL_HANDLERS: readonly ApiHandler[] = [
  ...accounts,
  ...audit,
  ...bulkOrders,
  ...catalogue,
  ...checkout,
  ...claims,
  ...design,
  ...draftOrders,
  ...eventBuilder,
  ...events,
  ...fulfilment,
  ...insights,
  ...integrations,
  ...launch,
  ...ledger,
  ...listHandlers(ALL_LISTS),
  ...mails,
  ...orderChanges,
  ...orders,
  ...payments,
  ...returns,
  ...pricing,
  ...privacy,
  ...search,
  ...shopPlatform,
  ...shopProducts,
  ...site,
  ...sizeCollection,
  ...storefront,
  ...tenants,
  ...uploads,
];
