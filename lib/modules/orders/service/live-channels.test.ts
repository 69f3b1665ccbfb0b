/** @jest-environment node */
import PusherClient from 'pusher-js';
import { comeBack } from '@/lib/client/realtime-connection';
import { broadcastingUserHandler } from '@/lib/modules/accounts/api/broadcasting-user';
import { logoutHandler } from '@/lib/modules/accounts/api/logout';
import { ownSessionHandlers } from '@/lib/modules/accounts/api/own-sessions';
import { peopleHandlers } from '@/lib/modules/accounts/api/people';
import { twoFactorHandlers } from '@/lib/modules/accounts/api/two-factor';
import { tasks } from '@/lib/modules/accounts/jobs';
import { endConnections, trigger } from '@/lib/realtime';
import { startPusherSandbox, type PusherSandbox } from '@/sandbox/pusher/start';
import { setTestEnv } from '@/scripts/test/env';
import { startPeopleWorld, type PeopleWorld } from '@/scripts/test/people-world';
import { broadcastingAuthHandler } from '@/lib/modules/orders/api/broadcasting-auth';

jest.setTimeout(60_000);

const CHANNEL = 'private-tenant.ten_fjord';
const [ISLA, ORLA] = ['admin@fjord-fern.example', 'service@fjord-fern.example'];

let world: PeopleWorld;
let sandbox: PusherSandbox;
const clients: PusherClient[] = [];

beforeAll(async () => {
  world = await startPeopleWorld([
    ...peopleHandlers,
    ...ownSessionHandlers,
    ...twoFactorHandlers,
    logoutHandler,
    broadcastingAuthHandler,
    broadcastingUserHandler,
  ]);
  sandbox = await startPusherSandbox();
  const { app, host, port } = sandbox;
  setTestEnv({
    PUSHER_APP_ID: app.appId,
    PUSHER_KEY: app.key,
    PUSHER_SECRET: app.secret,
    PUSHER_HOST: host,
    PUSHER_PORT: String(port),
    PUSHER_USE_TLS: '0',
  });
});
afterEach(() => {
  for (const client of clients.splice(0)) client.disconnect();
});
afterAll(async () => {
  await sandbox.close();
  await world.close();
});

/** What the browser's connection does, with this session. */
function connect(token: string): PusherClient {
  const ask = async (path: string, body: object) => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const answer = await world.ask(path, { method: 'POST', headers, body: JSON.stringify(body) });
    if (answer.status !== 200) throw new Error(String(answer.status));
    return JSON.parse(answer.text) as { auth: string; user_data: string };
  };
  const client = new PusherClient(sandbox.app.key, {
    cluster: '',
    wsHost: sandbox.host,
    wsPort: sandbox.port,
    forceTLS: false,
    enabledTransports: ['ws'],
    userAuthentication: {
      endpoint: 'unused',
      transport: 'ajax',
      customHandler: ({ socketId }, callback) =>
        void ask('/api/broadcasting/user', { socket_id: socketId }).then(
          (proof) => callback(null, proof),
          (error: Error) => callback(error, null),
        ),
    },
    channelAuthorization: {
      endpoint: 'unused',
      transport: 'ajax',
      customHandler: ({ socketId, channelName }, callback) =>
        void ask('/api/broadcasting/auth', { socket_id: socketId, channel_name: channelName }).then(
          (proof) => callback(null, proof),
          (error: Error) => callback(error, null),
        ),
    },
  });
  comeBack({ connection: client.connection, connect: () => client.connect() });
  clients.push(client);
  return client;
}

async function listen(token: string) {
  const client = connect(token);
  const signedIn = new Promise((resolve) =>
    client.connection.bind('message', (told: { event: string }) => {
      if (told.event === 'pusher:signin_success') resolve(true);
    }),
  );
  client.signin();
  const channel = client.subscribe(CHANNEL);
  const heard: unknown[] = [];
  channel.bind('order.new', (data: unknown) => heard.push(data));
  const next = (event: string) => new Promise((resolve) => channel.bind(event, resolve));
  await Promise.all([signedIn, next('pusher:subscription_succeeded')]);
  return { heard, next };
}

/** Runs what the worker would. */
async function runJobs(): Promise<number> {
  const jobs = await world.asOwner<{ id: string; payload: { userId: string } }>(
    `select j.id, j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
      where t.identifier = 'end-connections'`,
  );
  for (const { id, payload } of jobs) {
    await tasks['end-connections'](payload);
    await world.asOwner(`delete from graphile_worker._private_jobs where id = ${id}`);
  }
  return jobs.length;
}

const idOf = async (email: string): Promise<string> =>
  (await world.asOwner<{ id: string }>(`select id from users where email = '${email}'`))[0]?.id ?? '';
const act = async (verb: string, body: object) =>
  (await world.post(`/api/ten_fjord/users/${await idOf(ORLA)}/${verb}`, body, ISLA)).status;

describe('live channels end with the right (D42-12)', () => {
  test.each([
    ['role', { role: 'account_manager', seen: 'customer_service' }],
    ['end-sessions', {}],
    ['disable', {}],
    ['remove', { name: '' }],
  ])('%s: the open connection hears nothing more, and others go on', async (verb, body) => {
    const id = await idOf(ORLA);
    const [orla, isla] = [await listen(await world.logIn(ORLA)), await listen(await world.logIn(ISLA))];
    await trigger(CHANNEL, 'order.new', { id: 'ord_1' });
    const refused = orla.next('pusher:subscription_error');
    const [{ name } = { name: '' }] = await world.asOwner<{ name: string }>(
      `select name from users where id = '${id}'`,
    );
    expect(await act(verb, verb === 'remove' ? { name } : body)).toBe(200);
    expect(await runJobs()).toBe(1);
    // It came back by its session, which is none any more.
    await refused;
    const more = isla.next('order.new');
    await trigger(CHANNEL, 'order.new', { id: 'ord_2' });
    await more;
    expect([orla.heard, isla.heard]).toEqual([[{ id: 'ord_1' }], [{ id: 'ord_1' }, { id: 'ord_2' }]]);
    await world.asOwner(
      `update users set disabled_at = null, deleted_at = null, role = 'customer_service' where id = '${id}'`,
    );
  });

  test('a session ended elsewhere closes its channel; the one that lives comes back and hears again', async () => {
    const [here, there] = [await world.logIn(ORLA), await world.logIn(ORLA)];
    const [kept, gone] = [await listen(here), await listen(there)];
    const [again, refused] = [
      kept.next('pusher:subscription_succeeded'),
      gone.next('pusher:subscription_error'),
    ];
    const headers = { authorization: `Bearer ${here}` };
    await world.ask('/api/user/sessions/end-others', { method: 'POST', headers });
    await runJobs();
    await Promise.all([again, refused]);
    const heard = kept.next('order.new');
    await trigger(CHANNEL, 'order.new', { id: 'ord_3' });
    await heard;
    expect([kept.heard, gone.heard]).toEqual([[{ id: 'ord_3' }], []]);
    expect((await world.ask('/api/logout', { method: 'POST', headers })).status).toBe(200);
    const out = kept.next('pusher:subscription_error');
    expect(await runJobs()).toBe(1);
    await out;
  });

  test('a second factor asked of all shuts out who has none', async () => {
    const orla = await listen(await world.logIn(ORLA));
    const refused = orla.next('pusher:subscription_error');
    expect((await world.post('/api/ten_fjord/users/rules', { two_factor_required: true }, ISLA)).status).toBe(
      200,
    );
    expect(await runJobs()).toBeGreaterThan(1);
    await refused;
    await world.asOwner('delete from two_factor_rules');
  });

  test('a job whose call fails is tried again; what it says has no address', async () => {
    sandbox.trouble.fail(1, 503);
    await expect(endConnections('usr_one')).rejects.toThrow('the broadcaster answered 503');
    await expect(endConnections('usr_one')).resolves.toBeUndefined();
  });
});
