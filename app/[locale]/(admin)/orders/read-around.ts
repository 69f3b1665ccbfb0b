import type { ListState } from '@/components/admin/list/list-state';
import { loadPage } from '@/components/admin/list/load-page';
import { listAllEvents, listEvents } from '@/lib/modules/events/contract/list-events';
import { countAllOrders, countOrders, type StatusCounts } from '@/lib/modules/orders/contract/count-orders';
import type { Visit } from '../actor';
import { pageCall } from '../page-call';
import { readClients } from '../read-clients';

const STORES = { limit: 100 };

const named = ({ slug, name }: { slug: string; name: string }) => ({ id: slug, name });

/** How many orders of the list wait for each who must act; null where they could not be counted, and beside a search. S2.2-167. */
async function readActs({ token }: Visit, tenant: string | null, list: ListState) {
  const { sort: _, cursor: __, unpaid: ___, acts: ____, ...filters } = list.query;
  if (filters['search']) return null;
  const query = { ...filters, of: 'acts' };
  const reading: Promise<StatusCounts> =
    tenant === null
      ? pageCall(countAllOrders, { query, token })
      : pageCall(countOrders, { params: { tenant }, query, token });
  return (await loadPage(list, reading))?.acts ?? null;
}

/** The stores and, for staff, the clients by which orders can be filtered; staff may have chosen one. */
async function readStores({ token }: Visit, tenant: string | null, narrowed: string | undefined) {
  if (tenant !== null) {
    const { events } = await pageCall(listEvents, { params: { tenant }, query: STORES, token });
    return { stores: events.map(named), tenants: null };
  }
  const [{ events }, tenants] = await Promise.all([
    pageCall(listAllEvents, { query: STORES, token }),
    readClients(token, narrowed ?? null),
  ]);
  const own = events.filter(({ tenant_id }) => !narrowed || tenant_id === narrowed);
  return { stores: own.map(named), tenants };
}

/** What the filters of the orders choose from. */
export async function readAround(visit: Visit, tenant: string | null, list: ListState) {
  const [acts, stores] = await Promise.all([
    readActs(visit, tenant, list),
    readStores(visit, tenant, list.query['tenant']),
  ]);
  return { acts, ...stores };
}
