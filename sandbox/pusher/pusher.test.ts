/** @jest-environment node */
import PusherServer from 'pusher';
import PusherClient from 'pusher-js';
import WebSocket from 'ws';
import { startPusherSandbox, type PusherSandbox } from './start';

let sandbox: PusherSandbox;
let server: PusherServer;
const clients: PusherClient[] = [];

beforeAll(async () => {
  sandbox = await startPusherSandbox();
  const { host, port, app } = sandbox;
  server = new PusherServer({ ...app, host, port: String(port), useTLS: false });
});

afterEach(() => {
  for (const client of clients.splice(0)) client.disconnect();
  sandbox.hub.reset();
});

afterAll(() => sandbox.close());

type Authorize = (socketId: string, channel: string) => string;

const rightly: Authorize = (socketId, channel) => server.authorizeChannel(socketId, channel).auth;

type SignIn = (socketId: string) => { auth: string; user_data: string };

function connect(
  authorize: Authorize = rightly,
  key = sandbox.app.key,
  signIn: SignIn = () => ({ auth: '', user_data: '' }),
): PusherClient {
  const client = new PusherClient(key, {
    cluster: '',
    wsHost: sandbox.host,
    wsPort: sandbox.port,
    forceTLS: false,
    enabledTransports: ['ws'],
    userAuthentication: {
      endpoint: 'unused',
      transport: 'ajax',
      customHandler: ({ socketId }, callback) => callback(null, signIn(socketId)),
    },
    channelAuthorization: {
      endpoint: 'unused',
      transport: 'ajax',
      customHandler: ({ socketId, channelName }, callback) =>
        callback(null, { auth: authorize(socketId, channelName) }),
    },
  });
  clients.push(client);
  return client;
}

function event<T = unknown>(
  source: { bind(name: string, handler: (data: T) => void): unknown },
  name: string,
): Promise<T> {
  return new Promise((resolve) => source.bind(name, resolve));
}

async function subscribed(
  client: PusherClient,
  channel: string,
): Promise<ReturnType<PusherClient['subscribe']>> {
  const joined = client.subscribe(channel);
  await event(joined, 'pusher:subscription_succeeded');
  return joined;
}

test('an event from the server library reaches a private channel, and only it', async () => {
  const mine = await subscribed(connect(), 'private-tenant.ten_fjord');
  const others = await subscribed(connect(), 'private-tenant.ten_lumen');
  const strayed = jest.fn();
  others.bind('order.new', strayed);
  const arrived = event(mine, 'order.new');
  await server.trigger('private-tenant.ten_fjord', 'order.new', { id: 'ord_1' });
  expect(await arrived).toEqual({ id: 'ord_1' });
  expect(strayed).not.toHaveBeenCalled();
  expect(sandbox.hub.sent()).toMatchObject([
    { channel: 'private-tenant.ten_fjord', event: 'order.new', reached: 1 },
  ]);
});

test('the sender is left out when named, and a batch reaches several channels', async () => {
  const first = connect();
  const second = connect();
  const own = await subscribed(first, 'news');
  const other = await subscribed(second, 'news');
  const echoed = jest.fn();
  own.bind('said', echoed);
  const arrived = event(other, 'said');
  await server.trigger('news', 'said', { n: 1 }, { socket_id: first.connection.socket_id });
  await arrived;
  expect(echoed).not.toHaveBeenCalled();
  const batched = event(own, 'batched');
  await server.triggerBatch([{ channel: 'news', name: 'batched', data: { n: 2 } }]);
  expect(await batched).toEqual({ n: 2 });
});

test('a wrong signature does not open a private channel', async () => {
  const client = connect(() => `${sandbox.app.key}:${'0'.repeat(64)}`);
  const channel = client.subscribe('private-tenant.ten_fjord');
  expect(await event(channel, 'pusher:subscription_error')).toMatchObject({ type: 'AuthError', status: 401 });
  expect(sandbox.hub.count('private-tenant.ten_fjord')).toBe(0);
});

test("another socket's signature does not open it either", async () => {
  const client = connect((_socketId, channel) => rightly('1.1', channel));
  const channel = client.subscribe('private-order.ord_1');
  expect(await event(channel, 'pusher:subscription_error')).toMatchObject({ type: 'AuthError' });
});

test('an unknown key is refused for good', async () => {
  const client = connect(rightly, 'wrong-key');
  const error = await event<{ error: { data: { code: number } } }>(client.connection, 'error');
  expect(error.error.data.code).toBe(4001);
});

test('client events are refused', async () => {
  const client = connect();
  const channel = await subscribed(client, 'private-order.ord_1');
  const error = event<{ data: { code: number } }>(client.connection, 'error');
  channel.trigger('client-typing', {});
  expect((await error).data.code).toBe(4301);
});

test('leaving a channel empties it; the HTTP API says who is there', async () => {
  const client = connect();
  await subscribed(client, 'private-order.ord_1');
  const list = await (
    await server.get({ path: '/channels', params: { filter_by_prefix: 'private-' } })
  ).json();
  expect(list).toEqual({ channels: { 'private-order.ord_1': {} } });
  const info = await server.get({
    path: '/channels/private-order.ord_1',
    params: { info: 'subscription_count' },
  });
  expect(await info.json()).toEqual({ occupied: true, subscription_count: 1 });
  client.unsubscribe('private-order.ord_1');
  await subscribed(client, 'after');
  expect(sandbox.hub.count('private-order.ord_1')).toBe(0);
});

test('a client that was cut comes back and hears again', async () => {
  const client = connect();
  const channel = await subscribed(client, 'private-tenant.ten_fjord');
  const before = client.connection.socket_id;
  const again = event(channel, 'pusher:subscription_succeeded');
  await fetch(`${sandbox.url}/_sandbox/disconnect`, { method: 'POST' });
  await again;
  expect(client.connection.socket_id).not.toBe(before);
  const arrived = event(channel, 'order.new');
  await server.trigger('private-tenant.ten_fjord', 'order.new', { id: 'ord_2' });
  expect(await arrived).toEqual({ id: 'ord_2' });
});

test('a user is signed in by a signature, and only that user’s connections are ended', async () => {
  const signedIn = async (id: string): Promise<PusherClient> => {
    const client = connect(rightly, sandbox.app.key, (socketId) => server.authenticateUser(socketId, { id }));
    client.signin();
    await client.user.signinDonePromise;
    return client;
  };
  const [one, other] = [await signedIn('usr_one'), await signedIn('usr_two')];
  await subscribed(other, 'private-tenant.ten_fjord');
  const ended = event(one.connection, 'disconnected');
  await server.terminateUserConnections('usr_one');
  await ended;
  expect([one.connection.state, other.connection.state]).toEqual(['disconnected', 'connected']);
});

test('a forged sign-in ends the connection', async () => {
  const forged = { auth: `${sandbox.app.key}:${'0'.repeat(64)}`, user_data: '{"id":"usr_one"}' };
  const client = connect(rightly, sandbox.app.key, () => forged);
  const error = event<{ data?: { code: number } }>(client.connection, 'error');
  client.signin();
  await event(client.connection, 'disconnected');
  expect(JSON.stringify(await error)).toContain('4009');
});

test('calls with a wrong secret or an altered body are refused', async () => {
  const { host, port, app } = sandbox;
  const forger = new PusherServer({ ...app, secret: 'wrong', host, port: String(port), useTLS: false });
  await expect(forger.trigger('news', 'said', {})).rejects.toMatchObject({ status: 401 });
  const body = JSON.stringify({ name: 'said', channels: ['news'], data: '{}' });
  const query = server.createSignedQueryString({
    method: 'POST',
    path: `/apps/${app.appId}/events`,
    body,
    params: {},
  });
  const send = (text: string): Promise<Response> =>
    fetch(`${sandbox.url}/apps/${app.appId}/events?${query}`, { method: 'POST', body: text });
  expect((await send(body)).status).toBe(200);
  expect((await send(body.replace('said', 'told'))).status).toBe(401);
});

test('events too big, planned failures and planned losses', async () => {
  await expect(server.trigger('news', 'said', 'x'.repeat(11_000))).rejects.toMatchObject({ status: 413 });
  sandbox.trouble.fail(1, 503);
  await expect(server.trigger('news', 'said', {})).rejects.toMatchObject({ status: 503 });
  const channel = await subscribed(connect(), 'news');
  sandbox.hub.drop(1);
  const seen: unknown[] = [];
  channel.bind('said', (data: unknown) => seen.push(data));
  await server.trigger('news', 'said', { n: 1 });
  const arrived = event(channel, 'last');
  await server.trigger('news', 'last', { n: 2 });
  await arrived;
  expect(seen).toEqual([]);
});

test('pings are answered, other protocols are not', async () => {
  const open = (protocol: string): WebSocket =>
    new WebSocket(`ws://${sandbox.host}:${sandbox.port}/app/${sandbox.app.key}?protocol=${protocol}`);
  const old = open('3');
  expect(await new Promise((resolve) => old.on('close', resolve))).toBe(4007);
  const socket = open('7');
  const heard: string[] = [];
  const pong = new Promise<void>((resolve) => {
    socket.on('message', (data) => {
      const name = (JSON.parse(String(data)) as { event: string }).event;
      heard.push(name);
      if (name === 'pusher:connection_established') socket.send('{"event":"pusher:ping","data":{}}');
      if (name === 'pusher:pong') resolve();
    });
  });
  await pong;
  expect(heard).toEqual(['pusher:connection_established', 'pusher:pong']);
  socket.close();
});
