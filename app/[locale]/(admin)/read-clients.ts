import { notFound } from 'next/navigation';
import { listClients, type Client } from '@/lib/modules/tenants/contract/list-clients';
import { pageCall } from './page-call';

/** As many as a menu can be looked through, and a page can listen to. */
const MENU = { limit: 100 };

async function find(token: string, search: string): Promise<Client> {
  const { clients } = await pageCall(listClients, { query: { ...MENU, search }, token });
  return clients.find(({ id }) => id === search) ?? notFound();
}

/**
 * The clients that staff may narrow to, by name: all of them while a menu holds them; beyond that only the one whom they look
 * at, for the search and the list of clients lead to the others. 404 for a client that is none.
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
