import { listEvents } from '@/lib/modules/events/contract/list-events';
import { pageCall } from '../../page-call';

/** The client's stores, those that were changed last first. */
export async function readStores(tenant: string, token: string): Promise<{ slug: string; name: string }[]> {
  const query = { limit: 100, type: 'Store' } as const;
  const { events } = await pageCall(listEvents, { params: { tenant }, query, token });
  return events.map(({ slug, name }) => ({ slug, name }));
}
