import * as contract from '@/lib/modules/fulfilment/contract/fulfillers/event-fulfillers';
import {
  chooseFulfiller,
  listEventFulfillers,
} from '@/lib/modules/fulfilment/service/fulfillers/event-fulfillers';
import { can } from '@/lib/permissions/permissions';
import { defineHandler, type ApiHandler } from '@/lib/tenant-api/define-handler';

/** The calls about the printers of an event. S2.2-18. */
export const eventFulfillerHandlers: readonly ApiHandler[] = [
  defineHandler(contract.listEventFulfillers, ({ tenant, user, params }) =>
    listEventFulfillers(tenant, params.slug, can(user, 'products.read_costs')),
  ),
  defineHandler(contract.chooseFulfiller, ({ tenant, user, params, body }) =>
    chooseFulfiller(tenant, params.slug, { ...body, readsCosts: can(user, 'products.read_costs') }),
  ),
];
