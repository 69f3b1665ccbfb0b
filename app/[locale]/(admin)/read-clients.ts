import { notFound } from 'next/navigation';
import { listClients, type Client } from '@/lib/modules/tenants/contract/list-clients';
import { pageCall } from './page-call';

/** Maximum number of clients in a menu, and of channels that a page listens to. */
const MENU = { limit: 100 };

async function find(token: string, search: string): Promise<Client> {
  const { clients } = await pageCall(listClients, { query: { ...MENU, search }, token });
  return clients.find(({ id }) => id === search) ?? notFound();
}

/**
 * The clients that staff can filter by, by name. If there are too many for a menu, only the selected one; the others
 * are found through the client list. 404 for an unknown client.
 */
export async function readClients(
  token: string,
  narrowed: string | null,
): Promise<{ id: string; name: string }[]> {
  const { clients, next_cursor: more } = await pageCall(listClients, { query: MENU, token });
  const chosen =
    narrowed === null ? null : (clients.find(({ id }) => id === narrowed) ?? (await find(token, narrowed)));
  const shown = more === null ? clients : chosen ? [chosen] : [];
  return shown
    .map(({ id, name }) => ({ id, name }))
    .toSorted((one, other) => one.name.localeCompare(other.name));
}
