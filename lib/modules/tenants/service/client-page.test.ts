/** @jest-environment node */
import { addClientNote } from '@/lib/modules/tenants/contract/add-client-note';
import { lockClient, unlockClient } from '@/lib/modules/tenants/contract/lock-client';
import { readClient, type ClientDetail } from '@/lib/modules/tenants/contract/read-client';
import { ALL_HANDLERS } from '@/scripts/test/all-handlers';
import { startAccountWorld, type AccountWorld } from '@/scripts/test/account-world';
import { check } from '@/scripts/test/demo-world';
import { openFor } from '@/scripts/test/open-client';

jest.setTimeout(60_000);

const [SUPER, MANAGER, CARE] = [
  'super@merchloom.example',
  'accounts@merchloom.example',
  'care@merchloom.example',
];
const ISLA = 'admin@fjord-fern.example';
const FJORD = '/api/clients/ten_fjord';
const WHY = { reason: 'Someone says that the logo is theirs.' };

let world: AccountWorld;
beforeAll(async () => {
  world = await startAccountWorld([...ALL_HANDLERS]);
  await openFor(world, SUPER, 'ten_fjord');
});
afterAll(() => world.close());

async function read(person = MANAGER, id = 'ten_fjord'): Promise<ClientDetail> {
  const answer = await world.get(`/api/clients/${id}`, person);
  check(readClient, answer);
  return answer.json.data as unknown as ClientDetail;
}
const logged = (action: string) =>
  world.sql<{ actor: string; data: object }>(
    "select actor, data from audit_log where tenant_id = 'ten_fjord' and action = $1 order by at",
    [action],
  );
const inPlatformLog = (action: string) =>
  world.asOwner<{ subject: string; data: object }>(
    `select subject, data from platform_audit where action = '${action}' order by at`,
  );

describe('reading a client (S2.2-194)', () => {
  test('how it stands, with its people, events, orders and credit', async () => {
    const fjord = await read();
    expect(fjord).toMatchObject({
      name: 'Fjord & Fern Coffee',
      region: 'UK',
      status: 'verified',
      // The demo's number is none that was ever given.
      vat_check: 'invalid',
      admin: { email: ISLA, email_verified: true },
      lock: null,
      notes: [],
    });
    expect(fjord.people.map(({ email }) => email)).toContain(ISLA);
    expect(fjord.events.map(({ slug }) => slug)).toContain('fjord-fern');
    expect(fjord.orders).toHaveLength(5);
    expect(fjord.orders.every(({ tenant_id }) => tenant_id === 'ten_fjord')).toBe(true);
    expect(fjord.credit?.rates).toEqual({ fee_percent: '5.00', tax_percent: null });
    expect(fjord.credit?.accounts[0]).toMatchObject({ currency: 'GBP' });
  });

  test('of orders that wait for somebody, as many as the list has', async () => {
    const { problems } = await read();
    expect(problems.length).toBeGreaterThan(0);
    for (const { problem, count } of problems) {
      const { json } = await world.get(`/api/orders?tenant=ten_fjord&problem=${problem}`, MANAGER);
      expect([problem, json.data['total']]).toEqual([problem, count]);
    }
  });

  test('customer service reads no billing, a client nothing, and an unknown one is 404', async () => {
    expect(await read(CARE)).toMatchObject({ name: 'Fjord & Fern Coffee', credit: null });
    const status = async (path: string, person?: string) => (await world.get(path, person)).status;
    expect([await status(FJORD), await status(FJORD, ISLA)]).toEqual([401, 404]);
    expect(await status('/api/clients/ten_nobody', SUPER)).toBe(404);
    expect(await status('/api/clients/nonsense', SUPER)).toBe(404);
  });
});

describe('notes of staff (S2.2-197)', () => {
  test('are written once, with author and time, and never change', async () => {
    const body = { message: 'Plans a second store.\nCall in March.', key: 'key-of-a-form' };
    const answers = await Promise.all([1, 2].map(() => world.post(`${FJORD}/notes`, body, MANAGER)));
    for (const answer of answers) check(addClientNote, answer);
    await world.post(`${FJORD}/notes`, { message: 'A second one' }, SUPER);
    const { notes } = await read(CARE);
    expect(notes.map(({ message }) => message)).toEqual(['A second one', body.message]);
    expect(notes[1]?.author).not.toBe('');
    const other = await world.post(`${FJORD}/notes`, { ...body, message: 'Another' }, MANAGER);
    expect([other.status, other.json.code]).toEqual([409, 'conflict']);
    const rows = await logged('tenant.note_added');
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toContain('second');
    await expect(world.sql("update client_notes set message = 'x'")).rejects.toThrow('permission denied');
  });

  test('by staff managers, at most 2,000 characters, of a client that exists', async () => {
    const write = (message: string, person = MANAGER, path = FJORD) =>
      world.post(`${path}/notes`, { message }, person);
    expect((await write('No', CARE)).status).toBe(403);
    expect((await write('No', ISLA)).status).toBe(404);
    expect((await write('No', MANAGER, '/api/clients/ten_nobody')).status).toBe(404);
    expect((await write(' ')).json.codes).toEqual({ message: ['required'] });
    expect((await write('a'.repeat(2001))).status).toBe(422);
  });

  test('no transaction of the client reads them', async () => {
    const asTenant = `begin; set local role merchloom_tenant; select set_config('app.tenant_id', 'ten_fjord', true);
      select message from client_notes; commit`;
    await expect(world.asOwner(asTenant)).rejects.toThrow('permission denied');
    await world.asOwner('rollback');
    const find = await world.post('/api/ten_fjord/privacy/find', { email: ISLA }, ISLA);
    expect(find.text).not.toContain('Plans a second store');
  });
});

describe('locking a client (D43-8, D43-9)', () => {
  const status = async () =>
    (await world.get('/api/ten_fjord/standing', ISLA)).json.data['lock_reason'] as unknown as string | null;
  const rename = (person: string) =>
    world.post('/api/ten_fjord/events/fjord-fern/rename', { name: 'Fjord & Fern' }, person);

  test('its people read why and change nothing, staff do, and its stores sell on', async () => {
    await world.deliver();
    const locked = await world.post(`${FJORD}/lock`, WHY, MANAGER);
    check(lockClient, locked);
    expect(locked.json.data).toEqual({ locked: true, lock_reason: WHY.reason });
    expect((await read()).lock).toMatchObject({ reason: WHY.reason });
    expect(await status()).toBe(WHY.reason);
    const refused = await rename(ISLA);
    expect([refused.status, refused.json.code, refused.json.data]).toEqual([409, 'tenant_locked', WHY]);
    expect((await rename(SUPER)).status).toBe(200);
    const store = await world.get('/api/storefront/fjord-fern');
    expect([store.status, store.json.data['takes_payment']]).toEqual([200, true]);
    const mails = (await world.deliver()).filter(({ to }) => to.includes(ISLA));
    expect(mails.map(({ read: mail }) => mail.subject)).toEqual(['Merchloom: your company is locked']);
  });

  test('again with another reason mails nobody; the same changes nothing', async () => {
    for (const reason of [WHY.reason, 'It is about the fonts now.', 'It is about the fonts now.']) {
      expect((await world.post(`${FJORD}/lock`, { reason }, MANAGER)).status).toBe(200);
    }
    expect(await logged('tenant.locked')).toHaveLength(2);
    expect(await world.deliver()).toEqual([]);
  });

  test('until it is unlocked with a reason; both logs have it', async () => {
    const done = { reason: 'The rights are cleared.' };
    check(unlockClient, await world.post(`${FJORD}/unlock`, done, SUPER));
    expect((await rename(ISLA)).status).toBe(200);
    expect(await status()).toBeNull();
    const data = { ...done, locked: { from: true, to: false } };
    expect(await logged('tenant.unlocked')).toEqual([{ actor: 'staff', data }]);
    expect(await inPlatformLog('tenant.unlocked')).toEqual([{ subject: 'ten_fjord', data }]);
    const told = await world.sql(
      "select subject_label as label, changes from audit_log where action = 'tenant.unlocked'",
    );
    const label = 'Fjord & Fern Coffee';
    expect(told).toEqual([
      { label, changes: { lock: { before: 'It is about the fonts now.', after: null } } },
    ]);
    expect(await inPlatformLog('tenant.locked')).toHaveLength(2);
    const mails = (await world.deliver()).filter(({ to }) => to.includes(ISLA));
    expect(mails.map(({ read: mail }) => mail.subject)).toEqual(['Merchloom: your company is unlocked']);
  });

  test.each(['lock', 'unlock'])('%s: by staff managers alone, and never without a reason', async (act) => {
    const turn = (person: string, body: object = WHY, path = FJORD) =>
      world.post(`${path}/${act}`, body, person);
    expect((await turn(MANAGER, { reason: ' ' })).json.codes).toEqual({ reason: ['required'] });
    expect((await turn(CARE)).status).toBe(403);
    expect((await turn(ISLA)).status).toBe(404);
    expect((await turn(MANAGER, WHY, '/api/clients/ten_nobody')).status).toBe(404);
  });
});
