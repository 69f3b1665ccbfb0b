import type { CallPath } from '@/lib/contract/call-path';
import * as accounts from '@/lib/modules/accounts/contract/paths';
import * as audit from '@/lib/modules/audit/contract/paths';
import * as bulkOrders from '@/lib/modules/bulk-orders/contract/paths';
import * as catalogue from '@/lib/modules/catalogue/contract/paths';
import * as checkout from '@/lib/modules/checkout/contract/paths';
import * as claims from '@/lib/modules/claims/contract/paths';
import * as design from '@/lib/modules/design/contract/paths';
import * as draftOrders from '@/lib/modules/draft-orders/contract/paths';
import * as eventBuilder from '@/lib/modules/event-builder/contract/paths';
import * as events from '@/lib/modules/events/contract/paths';
import * as eventStatus from '@/lib/modules/events/contract/status-path';
import * as fulfilment from '@/lib/modules/fulfilment/contract/paths';
import * as insights from '@/lib/modules/insights/contract/paths';
import * as integrations from '@/lib/modules/integrations/contract/paths';
import * as launch from '@/lib/modules/launch/contract/paths';
import * as ledger from '@/lib/modules/ledger/contract/paths';
import * as lists from '@/lib/modules/lists/contract/paths';
import * as mails from '@/lib/modules/mails/contract/paths';
import * as orderChanges from '@/lib/modules/order-changes/contract/paths';
import * as orders from '@/lib/modules/orders/contract/paths';
import * as payments from '@/lib/modules/payments/contract/paths';
import * as pricing from '@/lib/modules/pricing/contract/paths';
import * as privacy from '@/lib/modules/privacy/contract/paths';
import * as returns from '@/lib/modules/returns/contract/paths';
import * as search from '@/lib/modules/search/contract/paths';
import * as shopPlatform from '@/lib/modules/shop-platform/contract/paths';
import * as site from '@/lib/modules/site/contract/paths';
import * as sizeCollection from '@/lib/modules/size-collection/contract/paths';
import * as storefront from '@/lib/modules/storefront/contract/paths';
import * as tenants from '@/lib/modules/tenants/contract/paths';
import * as uploads from '@/lib/modules/uploads/contract/paths';
import type { ApiHandler } from './define-handler';

/** Calls, and the module that answers them, loaded when one of them is first asked for. */
export interface ApiModule {
  calls: readonly CallPath[];
  load(): Promise<{ handlers: readonly ApiHandler[] }>;
}

/** The handlers of lists over the lists of all modules. ADR 0065. */
async function loadListHandlers(): Promise<{ handlers: readonly ApiHandler[] }> {
  const [
    { handlersOver },
    { auditList },
    { claimsList },
    { codesList },
    { eventsList },
    { ledgerList },
    { ordersList },
    { ownAuditList },
  ] = await Promise.all([
    import('@/lib/modules/lists/api'),
    import('@/lib/modules/audit/service/audit-export'),
    import('@/lib/modules/claims/service/claims-list'),
    import('@/lib/modules/claims/service/codes-list'),
    import('@/lib/modules/events/service/events-list'),
    import('@/lib/modules/ledger/service/ledger-export'),
    import('@/lib/modules/order-changes/service/orders-list'),
    import('@/lib/modules/audit/service/own-audit-export'),
  ]);
  return {
    handlers: handlersOver({
      audit: auditList,
      claims: claimsList,
      codes: codesList,
      events: eventsList,
      ledger: ledgerList,
      orders: ordersList,
      own_audit: ownAuditList,
    }),
  };
}

/** The calls of a module's paths, of which some are named together, as those of a kind of file. */
const callsOf = (paths: Record<string, CallPath | Record<string, CallPath>>): CallPath[] =>
  Object.values(paths).flatMap((one) => (isCall(one) ? [one] : Object.values(one)));
const isCall = (one: CallPath | Record<string, CallPath>): one is CallPath => typeof one['path'] === 'string';

/** Pictures of temporary stores are answered by the event builder. */
const { temporaryUploadCalls, ...ownUploads } = uploads;
const { shopProductCalls, ...ownShop } = shopPlatform;

/** Every call of the tenant API by module; a request loads the code of its own module alone. */
export const API_MODULES: readonly ApiModule[] = [
  { calls: Object.values(accounts), load: () => import('@/lib/modules/accounts/api') },
  { calls: Object.values(audit), load: () => import('@/lib/modules/audit/api') },
  { calls: Object.values(bulkOrders), load: () => import('@/lib/modules/bulk-orders/api') },
  { calls: callsOf(catalogue), load: () => import('@/lib/modules/catalogue/api') },
  { calls: callsOf(checkout), load: () => import('@/lib/modules/checkout/api') },
  { calls: callsOf(claims), load: () => import('@/lib/modules/claims/api') },
  { calls: Object.values(design), load: () => import('@/lib/modules/design/api') },
  { calls: Object.values(draftOrders), load: () => import('@/lib/modules/draft-orders/api') },
  { calls: Object.values(eventBuilder), load: () => import('@/lib/modules/event-builder/api') },
  { calls: Object.values(events), load: () => import('@/lib/modules/events/api') },
  { calls: Object.values(fulfilment), load: () => import('@/lib/modules/fulfilment/api') },
  { calls: Object.values(integrations), load: () => import('@/lib/modules/integrations/api') },
  { calls: Object.values(insights), load: () => import('@/lib/modules/insights/api') },
  // Publishing an event asks the launch check, which stands above the events.
  {
    calls: [...Object.values(launch), ...Object.values(eventStatus)],
    load: () => import('@/lib/modules/launch/api'),
  },
  { calls: Object.values(ledger), load: () => import('@/lib/modules/ledger/api') },
  { calls: Object.values(lists), load: loadListHandlers },
  { calls: Object.values(mails), load: () => import('@/lib/modules/mails/api') },
  { calls: Object.values(orderChanges), load: () => import('@/lib/modules/order-changes/api') },
  { calls: Object.values(orders), load: () => import('@/lib/modules/orders/api') },
  { calls: Object.values(payments), load: () => import('@/lib/modules/payments/api') },
  { calls: Object.values(pricing), load: () => import('@/lib/modules/pricing/api') },
  { calls: Object.values(privacy), load: () => import('@/lib/modules/privacy/api') },
  { calls: Object.values(returns), load: () => import('@/lib/modules/returns/api') },
  { calls: Object.values(search), load: () => import('@/lib/modules/search/api') },
  { calls: Object.values(ownShop), load: () => import('@/lib/modules/shop-platform/api') },
  { calls: Object.values(shopProductCalls), load: () => import('@/lib/modules/shop-products/api') },
  { calls: Object.values(site), load: () => import('@/lib/modules/site/api') },
  { calls: Object.values(sizeCollection), load: () => import('@/lib/modules/size-collection/api') },
  { calls: Object.values(storefront), load: () => import('@/lib/modules/storefront/api') },
  { calls: Object.values(tenants), load: () => import('@/lib/modules/tenants/api') },
  { calls: Object.values(ownUploads), load: () => import('@/lib/modules/uploads/api') },
  { calls: Object.values(temporaryUploadCalls), load: () => import('@/lib/modules/event-builder/api') },
];

/** All handlers of all modules; for the documentation and for tests. */
export async function loadHandlers(): Promise<ApiHandler[]> {
  const loaded = await Promise.all(API_MODULES.map((module) => module.load()));
  return [...new Set(loaded.flatMap(({ handlers }) => handlers))];
}
