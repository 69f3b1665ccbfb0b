/** @jest-environment node */
import { setClock } from '@/lib/kernel/clock';
import { readUser, type User } from '@/lib/modules/accounts/contract/user';
import { endOpening, openClient } from '@/lib/modules/tenants/contract/open-client';
import { ALL_HANDLERS } from '@/scripts/test/all-handlers';
import { startAccountWorld, type AccountWorld } from '@/scripts/test/account-world';
import { check } from '@/scripts/test/demo-world';

jest.setTimeout(60_000);

const [SUPER, MANAGER, CARE] = [
  'super@merchloom.example',
  'accounts@merchloom.example',
  'care@merchloom.example',
];
const ISLA = 'admin@fjord-fern.example';
const REASON = 'Isla asked us on the phone for the spring colours.';
const MINUTE = 60_000;

let world: AccountWorld;
beforeAll(async () => {
  world = await startAccountWorld([...ALL_HANDLERS]);
});
afterAll(() => world.close());

const open = (person = MANAGER, tenant = 'ten_fjord', reason: unknown = REASON) =>
  world.post(`/api/clients/${tenant}/open`, { reason }, person);
const close = (person = MANAGER, tenant = 'ten_fjord') =>
  world.post(`/api/clients/${tenant}/end-opening`, undefined, person);
let words = 0;
/** A change of the client's own content, and its code. */
const change = async (person = MANAGER, tenant = 'ten_fjord', slug = 'fjord-fern') => {
  const path = `/api/${tenant}/events/${slug}/refused-words`;
  const { json } = await world.get(path, person);
  words += 1;
  const body = { version: json.data['version'] ?? 0, enabled: true, words: [`zebra${words}`] };
  const answer = await world.post(path, body, person);
  return answer.json.code ?? answer.status;
};
const openOf = async (person = MANAGER) => {
  const answer = await world.get('/api/user', person);
  check(readUser, answer);
  return (answer.json as unknown as User).opening;
};
const logged = (action: string) =>
  world.sql<{ actor: string; who: string; forWhom: string | null; data: Record<string, unknown> }>(
    `select actor, actor_user_id as who, on_behalf_of as "forWhom", data from audit_log where tenant_id = 'ten_fjord' and action = $1
     order by at`,
    [action],
  );

describe('opening a client (D43-2)', () => {
  afterEach(() => close());

  test('what is the client’s own is shut until it is open, and says how to open it', async () => {
    const body = { version: 0, enabled: true, words: ['zebra'] };
    const refused = await world.post('/api/ten_fjord/events/fjord-fern/refused-words', body, MANAGER);
    expect([refused.status, refused.json.code]).toEqual([403, 'client_not_opened']);
    expect(refused.text).toContain('Open this client first: on its page under Clients, with a reason');
    expect(await openOf()).toBeNull();
    const opened = await open();
    check(openClient, opened);
    expect(await openOf()).toEqual(opened.json.data);
    expect(await change()).toBe(200);
    // Another client stays shut, and so does this one to everybody else.
    expect(await change(MANAGER, 'ten_lumen', 'lumen-offsite')).toBe('client_not_opened');
    expect(await change(SUPER)).toBe('client_not_opened');
    const closed = await close();
    check(endOpening, closed);
    expect(closed.json.data).toEqual({ closed: true });
    expect(await change()).toBe('client_not_opened');
    expect((await close()).json.data).toEqual({ closed: false });
  });

  test.each([
    ['', 'too_short'],
    [' a ', 'too_short'],
    ['x'.repeat(501), 'too_long'],
    [undefined, 'required'],
  ])('needs a reason of 3 to 500 characters: %j', async (reason, code) => {
    const { status, json } = await world.post('/api/clients/ten_fjord/open', { reason }, MANAGER);
    expect([status, json.codes]).toEqual([422, { reason: [code] }]);
  });

  test('by staff managers alone, of a client that exists', async () => {
    expect((await open(CARE)).status).toBe(403);
    expect((await open(ISLA)).status).toBe(404);
    expect((await open(MANAGER, 'ten_nobody')).status).toBe(404);
    expect(await change(CARE)).toBe('forbidden');
  });

  test('gives the rights of the client’s admin: an account manager may delete', async () => {
    const remove = () => world.post('/api/ten_fjord/events/fjord-fern/delete', { name: 'x' }, MANAGER);
    expect((await remove()).json.code).toBe('client_not_opened');
    await open();
    expect((await remove()).json.code).toBe('invalid');
  });

  test('one at a time: another client ends it', async () => {
    await open();
    await open(MANAGER, 'ten_lumen');
    expect(await openOf()).toMatchObject({ tenant_id: 'ten_lumen' });
    expect(await change()).toBe('client_not_opened');
    await close(MANAGER, 'ten_lumen');
    const answers = await Promise.all(['ten_fjord', 'ten_lumen'].map((tenant) => open(MANAGER, tenant)));
    const now = await world.asOwner<{ n: number }>(
      'select count(*)::int as n from client_openings where closed_at is null',
    );
    expect(now).toEqual([{ n: 1 }]);
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    await close(MANAGER, 'ten_lumen');
  });

  test('for thirty minutes', async () => {
    const { json } = await open();
    const begun = Date.now();
    expect(new Date(String(json.data['ends_at'])).getTime() - begun).toBeLessThanOrEqual(30 * MINUTE);
    const back = setClock(() => new Date(begun + 29 * MINUTE));
    expect(await change()).toBe(200);
    setClock(() => new Date(begun + 31 * MINUTE));
    expect(await change()).toBe('client_not_opened');
    expect(await openOf()).toBeNull();
    expect((await close()).json.data).toEqual({ closed: false });
    // And it can be opened anew.
    expect((await open()).status).toBe(200);
    await close();
    back();
  });

  test('ends with the session, and with the right', async () => {
    await open();
    await world.asOwner(
      "update users set role = 'customer_service' where email = 'accounts@merchloom.example'",
    );
    expect(await change()).toBe('forbidden');
    await world.asOwner(
      "update users set role = 'account_manager' where email = 'accounts@merchloom.example'",
    );
    await world.asOwner("update client_openings set session_id = 'ses_another' where closed_at is null");
    expect(await change()).toBe('client_not_opened');
  });
});

describe('its log and its admins’ mail (D43-3)', () => {
  test('opening, each change and closing, by whom and for whom', async () => {
    await world.deliver();
    const before = await logged('tenant.opened');
    await open();
    await change();
    await close();
    const [opened, more] = (await logged('tenant.opened')).slice(before.length);
    expect(more).toBeUndefined();
    expect(opened).toMatchObject({
      actor: 'staff',
      who: 'usr_accounts',
      data: { reason: REASON },
      forWhom: 'ten_fjord',
    });
    expect((await logged('tenant.opening_ended')).at(-1)).toMatchObject({ who: 'usr_accounts' });
    const changes = await world.sql<{ actor: string; forWhom: string }>(
      `select actor, on_behalf_of as "forWhom" from audit_log
       where tenant_id = 'ten_fjord' and action not like 'tenant.%' order by at desc limit 1`,
    );
    expect(changes).toEqual([{ actor: 'staff', forWhom: 'ten_fjord' }]);
    const platform = await world.asOwner<{ subject: string }>(
      "select subject from platform_audit where action = 'tenant.opened' order by at desc limit 1",
    );
    expect(platform).toEqual([{ subject: 'ten_fjord' }]);
  });

  test('a mail to each of its admins: who, when and why', async () => {
    await world.deliver();
    await open();
    const mails = await world.deliver();
    const [mail] = mails.filter(({ to }) => to.includes(ISLA));
    expect(mail?.read.text).toContain(REASON);
    expect(mail?.read.text).toMatch(/Maya Loom of .+ from \d\d:\d\d to \d\d:\d\d UTC/);
    await close();
  });
});
