/** @jest-environment node */
import { setClock } from '@/lib/kernel/clock';
import { ALL_HANDLERS } from '@/scripts/test/all-handlers';
import { startDemoWorld, type DemoWorld } from '@/scripts/test/demo-world';
import { ENTRY, freshCode, makePrivate, makePublic, PRIVATE } from '@/scripts/test/foreign/private-store';

jest.setTimeout(120_000);

let world: DemoWorld;
beforeAll(async () => {
  world = await startDemoWorld(ALL_HANDLERS);
});
afterAll(() => world.close());
beforeEach(() => world.asOwner('delete from rate_limits'));

describe('by a mailed code (S3.5-28)', () => {
  const slug = PRIVATE.slug;
  const post = (what: string, body: object, visitor = '10.2.2.2') =>
    world.ask(`/api/storefront/${slug}/entry/${what}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-merchloom-peer': visitor },
      body: JSON.stringify(body),
    });
  const jobs = () =>
    world.asOwner<{ n: number }>(
      "select count(*)::int as n from graphile_worker._private_jobs where key like 'entry-code:%'",
    );

  test('the answer and what is written are the same for an address that may enter and one that may not', async () => {
    await makePrivate('invited');
    const rows = () => world.sql<{ n: number }>('select count(*)::int as n from entry_codes');
    const seen = [];
    for (const email of [ENTRY.email, 'stranger@elsewhere.example', 'ada@SHOPPER.example']) {
      const before = [(await rows())[0]?.n ?? 0, (await jobs())[0]?.n ?? 0] as const;
      const { status, text } = await post('ask-code', { email, lang: 'de' });
      const [added, asked] = [
        ((await rows())[0]?.n ?? 0) - before[0],
        ((await jobs())[0]?.n ?? 0) - before[1],
      ];
      seen.push(JSON.stringify([status, text, added, asked]));
    }
    expect(new Set(seen).size).toBe(1);
    expect(seen[0]).toBe(JSON.stringify([200, '{"success":true,"data":{"asked":true}}', 1, 1]));
    const wrong = await post('code', { email: ENTRY.email, code: 'none' });
    const foreign = await post('code', { email: 'stranger@elsewhere.example', code: 'none' });
    expect([foreign.status, foreign.json.codes]).toEqual([wrong.status, wrong.json.codes]);
  });

  test('a code opens once, for its address, for ten minutes, and five tries', async () => {
    const eventId = await makePrivate('invited');
    const code = await freshCode(PRIVATE.tenant, eventId);
    expect((await post('code', { email: 'grace@shopper.example', code })).status).toBe(422);
    const { status, json } = await post('code', {
      email: ' ADA@shopper.example ',
      code: `${code.slice(0, 3)} ${code.slice(3)}`,
    });
    expect([status, json.data['cookie']]).toEqual([200, `entry_${eventId}`]);
    expect((await post('code', { email: ENTRY.email, code })).status).toBe(422);
    const late = await freshCode(PRIVATE.tenant, eventId);
    const restore = setClock(() => new Date(Date.now() + 601_000));
    expect((await post('code', { email: ENTRY.email, code: late })).status).toBe(422);
    restore();
    const guessed = await freshCode(PRIVATE.tenant, eventId);
    for (let index = 0; index < 5; index += 1) {
      await post('code', { email: ENTRY.email, code: 'wrong' }, `10.3.3.${index}`);
    }
    expect((await post('code', { email: ENTRY.email, code: guessed })).status).toBe(422);
  });

  test('an address that was taken off the list meanwhile, or whose domain is another, does not enter', async () => {
    const eventId = await makePrivate('invited');
    const code = await freshCode(PRIVATE.tenant, eventId);
    await world.sql('delete from event_access_emails where event_id = $1', [eventId]);
    expect((await post('code', { email: ENTRY.email, code })).status).toBe(422);
    await makePrivate('domains');
    const tries: [string, number][] = [
      ['ada@merchloom.example', 200],
      ['ada@evil-merchloom.example', 422],
      ['ada@merchloom.example.evil.example', 422],
    ];
    for (const [email, status] of tries) {
      const mailed = await freshCode(PRIVATE.tenant, eventId, email);
      expect([email, (await post('code', { email, code: mailed })).status]).toEqual([email, status]);
    }
    await makePublic(world, slug);
  });

  test('codes are asked for six times an hour at most', async () => {
    await makePrivate('invited');
    const asked = [];
    for (let index = 0; index < 7; index += 1) {
      asked.push((await post('ask-code', { email: 'somebody@elsewhere.example' }, `10.4.4.${index}`)).status);
    }
    expect(asked).toEqual([...Array<number>(6).fill(200), 429]);
    await makePublic(world, slug);
  });
});
