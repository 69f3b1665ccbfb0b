/** @jest-environment node */
import type { Credit } from '@/lib/modules/ledger/contract/read-credit';
import { setBudget } from '@/lib/modules/ledger/contract/change-credit';
import { listLedger, type LedgerPage } from '@/lib/modules/ledger/contract/list-ledger';
import { handlers } from '@/lib/modules/ledger/api';
import { recordTopUp, reserveForOrder } from '@/lib/modules/ledger/service/move-credit';
import { check, startDemoWorld, type DemoWorld } from '@/scripts/test/demo-world';
import { emptyLedger } from '@/scripts/test/empty-ledger';

jest.setTimeout(60_000);

const SUPER = 'super@merchloom.example';
const ISLA = 'admin@fjord-fern.example';
const MANAGER = 'accounts@merchloom.example';
const FJORD_MANAGER = 'manager@fjord-fern.example';
const LUMEN = 'admin@lumen-robotics.example';

let world: DemoWorld;
beforeAll(async () => {
  world = await startDemoWorld(handlers);
  await emptyLedger(world);
});
afterAll(() => world.close());

async function rows(tenant: string, query: Record<string, string> = {}, person = SUPER): Promise<LedgerPage> {
  const answer = await world.get(`/api/${tenant}/credit/rows?${new URLSearchParams(query)}`, person);
  check(listLedger, answer);
  return answer.json.data as unknown as LedgerPage;
}

describe('the ledger (D37-3, D28-1)', () => {
  const context = { tenantId: 'ten_fjord', actor: 'system' } as const;

  test('names order and event of a row, and is filtered by kind, account and day', async () => {
    const [order] = await world.sql<{ id: string; order_ref: string; event_id: string }>(
      "select id, order_ref, event_id from orders where tenant_id = 'ten_fjord' and event_id = 'evt_fjord_fern' limit 1",
    );
    await recordTopUp(context, { currency: 'GBP', amount: 10_000, paymentId: 'pi_one' });
    const wanted = { orderId: order?.id ?? '', eventId: order?.event_id ?? '', amount: 1234 };
    expect(await reserveForOrder(context, { currency: 'GBP', ...wanted })).toBe('reserved');
    const all = (await rows('ten_fjord', {}, ISLA)).rows;
    expect(all.map(({ kind }) => kind)).toEqual(['reserve', 'top_up']);
    expect(all[0]).toMatchObject({
      order_ref: order?.order_ref,
      event: { slug: 'fjord-fern' },
      reserved: '12.34',
      reserved_after: '12.34',
      balance_after: '100.00',
    });
    const count = async (query: Record<string, string>) => (await rows('ten_fjord', query)).rows.length;
    const day = (all[0]?.made_at ?? '').slice(0, 10);
    expect(await count({ kind: 'top_up' })).toBe(1);
    expect(await count({ currency: 'EUR' })).toBe(0);
    expect(await count({ from: '2100-01-01' })).toBe(0);
    expect(await count({ to: '2000-01-01' })).toBe(0);
    expect(await count({ from: '2000-01-01', to: day })).toBe(2);
  });

  test('pages of any size hold each row once, in the order of their numbers', async () => {
    for (let index = 0; index < 5; index += 1) {
      await recordTopUp(context, { currency: 'GBP', amount: 100, paymentId: `pi_page_${index}` });
    }
    const whole = (await rows('ten_fjord')).rows.map(({ number }) => number);
    expect(whole).toEqual([7, 6, 5, 4, 3, 2, 1]);
    const paged: number[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const page: LedgerPage = await rows('ten_fjord', { limit: '2', ...(cursor ? { cursor } : {}) });
      paged.push(...page.rows.map(({ number }) => number));
      cursor = page.next_cursor;
    }
    expect(paged).toEqual(whole);
  });

  test.each(['?cursor=nonsense', '?kind=gift', '?from=2026-02-30', '?limit=0'])(
    '%s is refused',
    async (query) => {
      expect((await world.get(`/api/ten_fjord/credit/rows${query}`, ISLA)).status).toBe(422);
    },
  );
});

describe('the budget of an event (D37-5)', () => {
  const set = (budget: unknown, person = LUMEN, slug = 'lumen-summit') =>
    world.post(`/api/ten_lumen/events/${slug}/budget`, { budget }, person);

  test('is set and taken away, with a row of the log for each change', async () => {
    for (const budget of ['2500.00', '2500.00', null]) check(setBudget, await set(budget));
    check(setBudget, await set('100.00'));
    const { budgets } = (await world.get('/api/ten_lumen/credit', LUMEN)).json.data as unknown as Credit;
    expect(budgets.find(({ slug }) => slug === 'lumen-summit')?.budget).toBe('100.00');
    const logged = await world.sql<{ data: unknown }>(
      "select data from audit_log where action = 'event.budget_updated' order by at, id",
    );
    expect(logged.map(({ data }) => data)).toEqual([
      { fromMinor: null, toMinor: 250_000 },
      { fromMinor: 250_000, toMinor: null },
      { fromMinor: null, toMinor: 10_000 },
    ]);
  });

  test('is the client’s alone: staff set none, whatever their role (D43)', async () => {
    const statuses = [SUPER, MANAGER].map(async (person) => (await set('9.00', person)).status);
    expect(await Promise.all(statuses)).toEqual([403, 403]);
  });

  test('is for who may see billing, and of the client’s own events', async () => {
    expect((await set('1.00', ISLA)).status).toBe(404);
    expect((await set('1.00', LUMEN, 'fjord-fern')).status).toBe(404);
    expect(
      (await world.post('/api/ten_fjord/events/fjord-fern/budget', { budget: '1.00' }, FJORD_MANAGER)).status,
    ).toBe(403);
    expect((await set('a lot')).json.codes).toEqual({ budget: ['invalid'] });
  });
});
