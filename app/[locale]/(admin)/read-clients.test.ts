import { joinedState } from '@/components/orders/admin/use-tenant-states';
import type { ClientListQuery } from '@/lib/modules/tenants/contract/list-clients';
import { readClients } from './read-clients';

type Asked = { query: Partial<ClientListQuery> };
const call = jest.fn<
  Promise<{ clients: { id: string; name: string }[]; next_cursor: string | null }>,
  [Asked]
>();
jest.mock('./page-call', () => ({ pageCall: (_route: unknown, asked: Asked) => call(asked) }));
jest.mock('next/navigation', () => ({
  notFound: () => {
    throw new Error('not found');
  },
}));

const [ada, bo, zoe] = ['ada', 'bo', 'zoe'].map((name) => ({ id: `ten_${name}`, name }));

/** Mocks the first page of clients, and a search's result. */
function answer(first: (typeof ada)[], more: boolean, found: (typeof ada)[] = []) {
  const known = (clients: (typeof ada)[]) => clients.flatMap((one) => (one ? [one] : []));
  call.mockImplementation(async ({ query }) =>
    query.search === undefined
      ? { clients: known(first), next_cursor: more ? 'next' : null }
      : { clients: known(found), next_cursor: null },
  );
}

test('all of them, by name, while a menu holds them', async () => {
  answer([zoe, ada], false);
  expect(await readClients('token', null)).toEqual([ada, zoe]);
  expect(await readClients('token', 'ten_zoe')).toEqual([ada, zoe]);
  expect(call.mock.calls.every(([{ query }]) => query.limit === 100)).toBe(true);
});

test('where they are more, only the one whom staff look at, wherever that one stands', async () => {
  answer([zoe, ada], true, [bo]);
  expect(await readClients('token', null)).toEqual([]);
  expect(await readClients('token', 'ten_ada')).toEqual([ada]);
  expect(await readClients('token', 'ten_bo')).toEqual([bo]);
});

test('one that there is not is a page that there is not', async () => {
  answer([zoe, ada], true, [bo]);
  await expect(readClients('token', 'ten_nobody')).rejects.toThrow('not found');
});

test('a page that listens to none of them is asked for anew instead', () => {
  expect(joinedState([], {})).toBe('failed');
  expect(joinedState(['ten_ada'], { ten_ada: 'live' })).toBe('live');
});
