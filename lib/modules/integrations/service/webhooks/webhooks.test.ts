/** @jest-environment node */
import { startMailSandbox } from '@/sandbox/mail/start';
import * as deliveries from '@/lib/modules/integrations/contract/deliveries';
import type { Delivery, Webhook } from '@/lib/modules/integrations/contract/webhook-shapes';
import * as contract from '@/lib/modules/integrations/contract/webhooks';
import { check } from '@/scripts/test/demo-world';
import { setTestEnv } from '@/scripts/test/env';
import { HOOKS, startWebhookWorld, type WebhookWorld } from '@/scripts/test/webhook-world';
import { sendWebhookMail } from './send-webhook-mail';

jest.setTimeout(60_000);

const [ISLA, CALLUM, SUPER] = [
  'admin@fjord-fern.example',
  'manager@fjord-fern.example',
  'super@merchloom.example',
];
const LUMEN = 'admin@lumen-robotics.example';

let world: WebhookWorld;
beforeAll(async () => {
  world = await startWebhookWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.sql('delete from webhook_endpoints');
  await world.sql('delete from webhook_events');
  await world.jobs();
  world.receiver.forget();
});

const audits = async (action: string) =>
  (
    await world.sql<{ data: object }>('select data from audit_log where action = $1 order by at, id', [
      action,
    ])
  ).map(({ data }) => data);
const form = (url: string) => ({ url, event_types: ['order.accepted'] });

describe('endpoints (D47-7)', () => {
  test('at most ten, by an admin of the client, to an address by HTTPS; a second click adds no second one', async () => {
    const headers = { 'content-type': 'application/json', 'idempotency-key': 'one-click' };
    const twice = await Promise.all(
      [1, 2].map(() =>
        world.ask(HOOKS, { method: 'POST', headers, body: JSON.stringify(form('https://a.example/')) }, ISLA),
      ),
    );
    expect(twice.map(({ status }) => status).sort()).toEqual([200, expect.any(Number)]);
    expect((await world.list()).webhooks).toHaveLength(1);
    const refused = ['https://u:p@a.example/', 'https://a.example:25/', 'nothing', ''];
    for (const url of refused)
      expect([url, (await world.post(HOOKS, form(url), ISLA)).status]).toEqual([url, 422]);
    for (const person of [CALLUM, SUPER])
      expect((await world.post(HOOKS, form('https://a.example/'), person)).status).toBe(403);
    const made = await Promise.all(
      Array.from({ length: 12 }, (_, n) => world.post(HOOKS, form(`https://a.example/${n}`), ISLA)),
    );
    expect(made.filter(({ status }) => status === 200)).toHaveLength(9);
    const answer = await world.get(HOOKS, ISLA);
    check(contract.listWebhooks, answer);
    expect(world.dataOf<contract.WebhookList>(answer).left).toBe(0);
  });

  test('the secret is kept encrypted, bound to its endpoint, shown when asked for, and that is audited', async () => {
    const [one, two] = [await world.add('/one'), await world.add('/two')];
    const shown = async (id: string) => {
      const answer = await world.act(id, 'secret');
      return { status: answer.status, ...world.dataOf<contract.WebhookSecrets>(answer) };
    };
    const { secret } = await shown(one.id);
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    const [dump] = await world.sql<{ text: string }>(
      `select string_agg(w::text, '') as text from webhook_endpoints w`,
    );
    const hex = Buffer.from(secret.slice(6), 'base64').toString('hex');
    expect([dump?.text.includes(hex), dump?.text.includes(secret)]).toEqual([false, false]);
    expect((await audits('webhook.secret_shown')).length).toBeGreaterThan(0);
    await world.sql(
      `update webhook_endpoints set secret = (select secret from webhook_endpoints where id = $1) where id = $2`,
      [one.id, two.id],
    );
    expect((await shown(two.id)).status).toBe(410);
  });

  test('two tabs do not overwrite each other, and each change is audited with before and after', async () => {
    const { id } = await world.add('/hook');
    const change = (url: string, version: number) =>
      world.post(`${HOOKS}/${id}`, { ...form(url), version }, ISLA);
    const [first, second] = await Promise.all([
      change('https://b.example/', 1),
      change('https://c.example/', 1),
    ]);
    expect([first.status, second.status].sort()).toEqual([200, 409]);
    expect((await audits('webhook.updated')).at(-1)).toMatchObject({
      before: { url: world.receiver.url('/hook') },
      after: { event_types: ['order.accepted'] },
    });
  });

  test('paused, events wait; resumed, they are sent; both twice change nothing more', async () => {
    const { id } = await world.add('/pause');
    const pauses = (await audits('webhook.paused')).length;
    for (const turn of [1, 2]) expect([turn, (await world.act(id, 'pause')).status]).toEqual([turn, 200]);
    expect(await audits('webhook.paused')).toHaveLength(pauses + 1);
    await world.move(world.orders[0] ?? '');
    await world.work();
    expect(world.receiver.at('/pause')).toHaveLength(0);
    expect((await world.list()).webhooks[0]).toMatchObject({ state: 'paused', waiting: 1 });
    expect((await world.act(id, 'test')).status).toBe(409);
    await world.act(id, 'resume');
    expect((await audits('webhook.paused')).at(-1)).toEqual({ before: 'active', after: 'paused' });
    expect((await audits('webhook.resumed')).at(-1)).toEqual({ before: 'paused', after: 'active' });
    await world.work();
    expect(world.receiver.at('/pause')).toHaveLength(1);
    expect((await world.list()).webhooks[0]).toMatchObject({ state: 'active', waiting: 0 });
  });

  test('another client’s endpoint and its log are not there', async () => {
    const { id } = await world.add('/mine');
    await world.move(world.orders[0] ?? '');
    const [entry] = await world.log(id);
    const theirs = `/api/ten_lumen/webhooks/${id}`;
    for (const verb of ['pause', 'resume', 'delete', 'secret', 'test', 'replay'])
      expect((await world.post(`${theirs}/${verb}`, {}, LUMEN)).status).toBe(404);
    expect((await world.get(`${theirs}/deliveries`, LUMEN)).status).toBe(404);
    expect((await world.get(`${theirs}/deliveries/${entry?.id}`, LUMEN)).status).toBe(404);
    expect((await world.post(`${theirs}/deliveries/${entry?.id}/replay`, {}, LUMEN)).status).toBe(404);
    const other = await world.add('/other');
    expect((await world.get(`${HOOKS}/${other.id}/deliveries/${entry?.id}`, ISLA)).status).toBe(404);
  });
});

describe('the log (D47-3)', () => {
  test('says what was sent with every try, page by page, by state', async () => {
    const { id } = await world.add('/log');
    for (const order of world.orders.slice(0, 7)) await world.move(order);
    world.receiver.answer('/log', 404);
    await world.work();
    world.receiver.answer('/log', 200);
    const first = await world.get(`${HOOKS}/${id}/deliveries?limit=5`, ISLA);
    check(deliveries.listDeliveries, first);
    const page = world.dataOf<deliveries.DeliveryPage>(first);
    const rest = await world.log(id, `?limit=5&cursor=${page.next_cursor}`);
    expect([page.deliveries.length, rest.length]).toEqual([5, 2]);
    expect(new Set([...page.deliveries, ...rest].map((one) => one.id)).size).toBe(7);
    const detail = await world.get(`${HOOKS}/${id}/deliveries/${page.deliveries[0]?.id}`, ISLA);
    check(deliveries.readDelivery, detail);
    expect(detail.json.data).toMatchObject({
      tries: [{ status: 404, error: 'status', response: 'status 404' }],
    });
    expect(await world.log(id, '?state=parked')).toEqual([]);
    expect((await world.get(`${HOOKS}/${id}/deliveries?cursor=x`, ISLA)).status).toBe(422);
    expect((await world.list()).webhooks[0]).toMatchObject({ state: 'failing', waiting: 7 });
  });

  test('one, or all that was given up, is sent again with the same id; twice at once is once', async () => {
    const { id } = await world.add('/again');
    for (const order of world.orders.slice(0, 3)) await world.move(order);
    await world.work();
    const [one] = await world.log(id);
    const replay = () => world.post(`${HOOKS}/${id}/deliveries/${one?.id}/replay`, {}, ISLA);
    const before = (await audits('webhook.replayed')).length;
    const both = await Promise.all([replay(), replay()]);
    both.forEach((answer) => check(deliveries.replayDelivery, answer));
    expect(await audits('webhook.replayed')).toHaveLength(before + 1);
    await world.work();
    const ids = world.receiver.at('/again').map(({ headers }) => headers['webhook-id']);
    expect([ids.length, ids.filter((each) => each === one?.event_id).length]).toEqual([4, 2]);
    await world.sql(`update webhook_deliveries set state = 'parked' where endpoint_id = $1`, [id]);
    expect(world.dataOf(await world.act(id, 'replay'))).toEqual({ count: 3 });
    expect(world.dataOf(await world.act(id, 'replay'))).toEqual({ count: 0 });
    await world.work();
    expect((await world.log(id, '?state=delivered')).length).toBe(3);
  });

  test('a test is sent once, however often it is asked for while it waits', async () => {
    const { id } = await world.add('/test');
    const tests = await Promise.all([world.act(id, 'test'), world.act(id, 'test')]);
    tests.forEach((answer) => check(deliveries.testWebhook, answer));
    const [one, two] = tests.map((answer) => world.dataOf<Delivery>(answer));
    expect(two?.id).toBe(one?.id);
    await world.work();
    expect(world.receiver.at('/test').map(({ body }) => (JSON.parse(body) as { type: string }).type)).toEqual(
      ['test.ping'],
    );
  });
});

test('each admin gets one mail about what was given up, which names no key in the address (D47-2)', async () => {
  const inbox = await startMailSandbox();
  setTestEnv({ SMTP_URL: inbox.smtpUrl });
  const url = world.receiver.url('/mail?key=hush');
  const hook = world.dataOf<Webhook>(
    await world.post(HOOKS, { url, event_types: ['order.status_changed'] }, ISLA),
  );
  await world.move(world.orders[0] ?? '');
  const [entry] = await world.log(hook.id);
  const job = { tenantId: 'ten_fjord', deliveryId: entry?.id ?? '', userId: 'usr_fjord_admin' };
  await sendWebhookMail(job);
  expect(await inbox.store.find({ to: ISLA, limit: 10 })).toEqual([]);
  await world.sql(`update webhook_deliveries set state = 'parked', ended_at = now() where id = $1`, [
    entry?.id,
  ]);
  await sendWebhookMail(job);
  const [mail] = await Promise.all(
    (await inbox.store.find({ to: ISLA, limit: 10 })).map((one) => inbox.store.parse(one)),
  );
  expect(mail?.subject).toContain('127.0.0.1');
  expect(mail?.text).toContain(`/settings/webhooks/${hook.id}?state=parked`);
  expect(mail?.text).not.toContain('hush');
  await inbox.close();
});
