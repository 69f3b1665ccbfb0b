import { listAllEvents, listEvents } from '@/lib/modules/events/contract/list-events';
import type { Visit } from '../actor';
import { pageCall } from '../page-call';
import { readClients } from '../read-clients';

const STORES = { limit: 100 };

const named = ({ slug, name }: { slug: string; name: string }) => ({ id: slug, name });

/** The stores and, for staff, the clients by which orders can be filtered; `narrowed` is the client that staff have chosen. */
export async function readAround({ token }: Visit, tenant: string | null, narrowed: string | undefined) {
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
