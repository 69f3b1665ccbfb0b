/** @jest-environment node */
import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fulfillerCallbackHandler } from '@/lib/modules/fulfilment/api/callback';
import { buildRouter } from '@/lib/tenant-api/router';
import { TENANT } from '@/scripts/test/fixtures/promo';
import { MadeWorld, SECRET } from '@/scripts/test/made-world';

jest.setTimeout(120_000);

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

const app = buildRouter([fulfillerCallbackHandler]);
/** What is answered next, in this order; then every order is taken. */
const answers: Answer[] = [];
/** The idempotency keys of all calls, and those of orders that were taken. */
const asked: string[] = [];
const taken = new Set<string>();

const keyOf = (request: IncomingMessage) => String(request.headers['idempotency-key']);
const json = (response: ServerResponse, status: number, body: object, headers: Record<string, string> = {}) =>
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
const take: Answer = (request, response) => {
  taken.add(keyOf(request));
  json(response, 201, { id: `ext_${keyOf(request)}`, status: 'accepted' });
};

const server = createServer((request, response) => {
  asked.push(keyOf(request));
  request.resume().once('end', () => (answers.shift() ?? take)(request, response));
});

let at: MadeWorld;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  at = await MadeWorld.start(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
beforeEach(async () => {
  // The line to a printer that never answered is dead: each test begins with a live one.
  await at.world.asOwner('delete from fulfiller_lines');
  answers.length = 0;
  asked.length = 0;
  taken.clear();
});
afterAll(async () => {
  await at.close();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

async function drawn(): Promise<string> {
  const id = await at.claim();
  await at.advance(id);
  await at.render(id);
  return id;
}

const status =
  (code: number, headers: Record<string, string> = {}): Answer =>
  (_request, response) =>
    json(response, code, { error: { code: 'trouble', message: 'Trouble' } }, headers);
const half: Answer = (_request, response) => {
  response.writeHead(201, { 'content-type': 'application/json', 'content-length': '500' });
  response.write('{"id":"ext_');
  setTimeout(() => response.destroy(), 20);
};
const cut: Answer = (request) => request.socket.destroy();
/** It takes the order and says that it has failed. */
const takenThen500: Answer = (request, response) => {
  taken.add(keyOf(request));
  status(500)(request, response);
};

const TROUBLES: [string, Answer][] = [
  ['500', status(500)],
  ['429 with Retry-After', status(429, { 'retry-after': '30' })],
  ['half a body', half],
  ['a cut connection', cut],
  ['taken, then 500', takenThen500],
  ['200 that says nothing', (_request, response) => json(response, 200, { hello: true })],
  ['200 that is no JSON', (_request, response) => response.writeHead(200).end('<html>')],
];

describe('a fulfiller that answers badly (D32-72)', () => {
  test.each(TROUBLES)(
    '%s: the same order is sent again under the same key, and taken once',
    async (_, trouble) => {
      const id = await drawn();
      answers.push(trouble, trouble);
      await at.submit(id);
      expect(await at.status(id)).toBe('submitting_to_fulfiller');
      await at.queueTurn();
      expect(await at.status(id)).toBe('submitting_to_fulfiller');
      await at.queueTurn();
      expect(await at.status(id)).toBe('submitted_to_fulfiller');
      expect([asked.length, new Set(asked).size, taken.size]).toEqual([3, 1, 1]);
    },
  );

  test.each(TROUBLES)(
    '%s to the end: it stops where staff see it, and is sent nowhere else',
    async (_, trouble) => {
      const id = await drawn();
      answers.push(trouble, trouble);
      await at.submit(id);
      await at.useUpTries(id);
      await at.queueTurn();
      expect(await at.status(id)).toBe('fulfiller_submission_error');
      await at.submit(id);
      await at.queueTurn();
      expect([asked.length, new Set(asked).size]).toEqual([2, 1]);
      // It was at work on it all the time.
      await at.tell(id, 'in_production');
      expect(await at.status(id)).toBe('in_production');
    },
  );
});

describe('a fulfiller that calls back badly (D32-72)', () => {
  let count = 0;
  async function call(orderId: string, changes: object, { secret = SECRET, age = 0, cutAt = Infinity } = {}) {
    const [row] = await at.world.sql<{ ref: string }>('select order_ref as ref from orders where id = $1', [
      orderId,
    ]);
    const value = { id: `msg_hostile_${(count += 1)}`, order_ref: row?.ref, status: 'picked', ...changes };
    const body = JSON.stringify(value).slice(0, cutAt);
    const time = Math.floor(Date.now() / 1000) - age;
    const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
    const headers = { 'x-fulfiller-signature': `t=${time},v1=${signature}` };
    const url = `http://api/api/${TENANT}/fulfilment/${orderId}/callback`;
    return (await app.fetch(new Request(url, { method: 'POST', body, headers }))).status;
  }

  test('forged, old, half or about another order: refused, and nothing is kept', async () => {
    const [id, other] = [await at.submitted(), await at.submitted()];
    const [row] = await at.world.sql<{ ref: string }>('select order_ref as ref from orders where id = $1', [
      other,
    ]);
    expect(await call(id, { status: 'shipped' }, { secret: 'not the secret' })).toBe(401);
    expect(await call(id, { status: 'shipped' }, { age: 3600 })).toBe(401);
    expect(await call(id, { status: 'shipped' }, { cutAt: 40 })).toBe(400);
    expect(await call(id, { status: 'shipped', order_ref: row?.ref })).toBe(404);
    expect(await call(id, { status: 7 })).toBe(422);
    expect([await at.status(id), await at.messages(id)]).toEqual(['submitted_to_fulfiller', []]);
  });

  test('everything reversed and repeated: it never moves back, and each is kept once', async () => {
    const id = await at.submitted();
    const way = ['shipped', 'ready_to_ship', 'packaged', 'in_production', 'picked', 'submitted_to_fulfiller'];
    for (const told of [...way, ...way])
      expect(await call(id, { id: `msg_${told}`, status: told })).toBe(200);
    expect(await at.status(id)).toBe('shipped');
    expect(await at.messages(id)).toHaveLength(way.length);
    const [held] = await at.world.sql('select state from credit_reservations where order_id = $1', [id]);
    expect(held).toEqual({ state: 'captured' });
  });

  test('an id that says something else the second time: the first word counts', async () => {
    const id = await at.submitted();
    expect(await call(id, { id: 'msg_two_words', status: 'picked' })).toBe(200);
    expect(await call(id, { id: 'msg_two_words', status: 'shipped' })).toBe(200);
    expect(await at.status(id)).toBe('picked');
  });
});
