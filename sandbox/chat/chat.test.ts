/** @jest-environment node */
import { runInNewContext } from 'node:vm';
import { startChatSandbox, type ChatSandbox } from './start';

let chat: ChatSandbox;
beforeAll(async () => {
  chat = await startChatSandbox();
});
afterAll(() => chat.close());

/** Runs the script as a page would, in a document that has loaded it with this data. */
async function load(dataset: Record<string, string>): Promise<void> {
  const script = await (await fetch(chat.script)).text();
  const sent: Promise<unknown>[] = [];
  const element = { dataset, src: chat.script };
  const send = (url: URL, init: RequestInit) => {
    const answer = fetch(url, init);
    sent.push(answer);
    return answer;
  };
  const documentElement = { setAttribute: () => undefined };
  const page = { URL, window: {}, location: { pathname: '/orders' }, fetch: send };
  runInNewContext(script, { ...page, document: { currentScript: element, documentElement } });
  await Promise.all(sent);
}

test('serves a script that tells who is asking, and records it', async () => {
  const response = await fetch(chat.script);
  expect(response.headers.get('content-type')).toMatch('text/javascript');
  await load({ userName: 'Isla Bracken', userEmail: 'admin@fjord-fern.example' });
  expect(chat.visits()).toEqual([
    expect.objectContaining({ name: 'Isla Bracken', email: 'admin@fjord-fern.example', page: '/orders' }),
  ]);
  const read = async (query: string) =>
    ((await (await fetch(`${chat.url}/_sandbox/visits${query}`)).json()) as { visits: unknown[] }).visits;
  expect(await read('')).toHaveLength(1);
  expect(await read('?email=someone@else.example')).toEqual([]);
  expect(await (await fetch(chat.url)).text()).toContain('admin@fjord-fern.example');
});

test('records nobody without a name and an address', async () => {
  await fetch(`${chat.url}/_sandbox/reset`, { method: 'POST' });
  const refused = await fetch(`${chat.url}/visits`, { method: 'POST', body: '{"name":"Isla"}' });
  expect([refused.status, chat.visits()]).toEqual([400, []]);
});
