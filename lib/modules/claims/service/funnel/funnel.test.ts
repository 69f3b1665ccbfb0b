/** @jest-environment node */
import { claimHandler } from '@/lib/modules/claims/api/claim';
import * as funnelCalls from '@/lib/modules/claims/api/funnel';
import { readForecast, type ClaimForecast } from '@/lib/modules/claims/contract/forecast';
import { readFunnel as contract, type Funnel } from '@/lib/modules/claims/contract/funnel';
import { FUNNEL_GROUPS, FUNNEL_STEPS, type FunnelStep } from '@/lib/modules/claims/rules/funnel';
import { setClock } from '@/lib/kernel/clock';
import { recipient } from '@/scripts/test/claim-world';
import { check, startDemoWorld, type DemoWorld } from '@/scripts/test/demo-world';
import { layCode, layPromo } from '@/scripts/test/fixtures/promo';
import { flushClaimCounts } from './count-claims';

jest.setTimeout(60_000);

const ADMIN = 'admin@lumen-robotics.example';
const STRANGER = 'admin@fjord-fern.example';
const SLUG = 'lumen-funnel';
const CALLS = `/api/ten_lumen/events/${SLUG}/claims`;
/** The store is in Amsterdam, an hour ahead of UTC. */
const FIRST = '2026-11-18T22:59:00Z';
const SECOND = '2026-11-18T23:01:00Z';
const THIRD = '2026-11-20T09:00:00Z';

let world: DemoWorld;
let visitors = 0;
let at = new Date(THIRD);

const visit = (path: string, body: object) => {
  visitors += 1;
  const headers = { 'content-type': 'application/json', 'x-merchloom-peer': `10.9.0.${visitors}` };
  return world.ask(`/api/ten_lumen/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
};
const view = (promo_code = '', slug = SLUG) => visit(`${slug}/claim/view`, promo_code ? { promo_code } : {});
const berlin = { address_country: 'Germany', address_city: 'Berlin', address_postcode: '10115' };

async function claim(changes: Record<string, unknown>, status = 200): Promise<string> {
  const answer = await visit(`${SLUG}/claim`, recipient(changes));
  expect([answer.status, answer.json.codes ?? answer.json.code]).toEqual([
    status,
    status === 200 ? undefined : expect.anything(),
  ]);
  return answer.json.data?.['order_ref'] ?? '';
}
const set = (ref: string, status: string) =>
  world.sql('update orders set status = $2 where order_ref = $1', [ref, status]);

/** Two batches, two countries, three days of which two border on each other; cancelled, shipped, refused. */
async function layClaims(): Promise<void> {
  at = new Date(FIRST);
  await view();
  await view('guests-a');
  await view('no-such-code');
  await set(await claim({ promo_code: 'GUESTS-A' }), 'shipped');
  await claim({ promo_code: 'GUESTS-A', ...berlin });
  await claim({ promo_code: 'NO-SUCH' }, 422);
  at = new Date(SECOND);
  await view('GUESTS-B');
  await set(await claim({ promo_code: 'GUESTS-B', ...berlin }), 'cancelled');
  await claim({ promo_code: 'USED-UP', ...berlin }, 422);
  at = new Date(THIRD);
  const mates = recipient({ promo_code: 'GUESTS-B' });
  await claim(mates);
  await claim({ ...mates, email: 'other@guest.example', phone: '+31 6 99999999' }, 422);
  await flushClaimCounts();
}

beforeAll(async () => {
  setClock(() => at);
  world = await startDemoWorld([claimHandler, ...Object.values(funnelCalls)]);
  await layPromo({ id: 'evt_funnel', slug: SLUG });
  await layCode('GUESTS-A', { eventId: 'evt_funnel', maxUses: 100 });
  await layCode('GUESTS-B', { eventId: 'evt_funnel', maxUses: 100 });
  await layCode('USED-UP', { eventId: 'evt_funnel', uses: 1 });
  await world.sql(`update code_batches set name = '=cmd()' where id = 'bat_guests_a'`);
  await layClaims();
});
afterAll(async () => {
  setClock(() => new Date())();
  await world.close();
});

async function funnel(query = '', person = ADMIN): Promise<Funnel> {
  const answer = await world.get(`${CALLS}/funnel?${query}`, person);
  check(contract, answer);
  return answer.json.data as unknown as Funnel;
}
const TOTALS = { viewed: 4, tried: 7, valid: 5, confirmed: 3, shipped: 1 };
const countsOf = (row: Record<FunnelStep, number> | undefined) => FUNNEL_STEPS.map((step) => row?.[step]);
const byKey = ({ rows }: Funnel) => Object.fromEntries(rows.map((row) => [String(row.key), countsOf(row)]));

describe('the funnel of claims (D40-12)', () => {
  test('by day of the store: a minute before and after its midnight', async () => {
    const found = await funnel('days=7&by=day');
    expect([found.from, found.to, found.totals]).toEqual(['2026-11-14', '2026-11-20', TOTALS]);
    expect(byKey(found)).toEqual({
      '2026-11-14': [0, 0, 0, 0, 0],
      '2026-11-15': [0, 0, 0, 0, 0],
      '2026-11-16': [0, 0, 0, 0, 0],
      '2026-11-17': [0, 0, 0, 0, 0],
      '2026-11-18': [3, 3, 2, 2, 1],
      '2026-11-19': [1, 2, 1, 0, 0],
      '2026-11-20': [0, 2, 2, 1, 0],
    });
  });

  test('by batch, and what has none', async () => {
    const found = await funnel('by=batch');
    expect(byKey(found)).toEqual({
      bat_guests_a: [1, 2, 2, 2, 1],
      bat_guests_b: [1, 3, 3, 1, 0],
      bat_used_up: [0, 1, 0, 0, 0],
      null: [2, 1, 0, 0, 0],
    });
    expect(found.rows.map(({ name }) => name)).toEqual(['=cmd()', 'GUESTS-B', 'USED-UP', null]);
  });

  test('by country, which no one knows of who has only looked', async () => {
    expect(byKey(await funnel('by=country'))).toEqual({
      NL: [0, 4, 3, 2, 1],
      DE: [0, 3, 2, 1, 0],
      null: [4, 0, 0, 0, 0],
    });
  });

  test.each(FUNNEL_GROUPS)(
    'file, table and total by %s agree to the unit; each step has no more (D40-13)',
    async (by) => {
      const { rows, totals } = await funnel(`by=${by}&days=30`);
      const file = await world.get(`${CALLS}/funnel-file?by=${by}&days=30&lang=en`, ADMIN);
      expect(file.headers.get('content-type')).toContain('text/csv');
      const [head = '', ...lines] = file.text.replace('\ufeff', '').trimEnd().split('\r\n');
      const columns = head.split(',').map((cell) => /\[(\w+)\]/.exec(cell)?.[1]);
      const cells = lines.map((line) => line.split(','));
      const counts = cells.map((line) => FUNNEL_STEPS.map((step) => Number(line[columns.indexOf(step)])));
      expect(counts).toEqual(rows.map(countsOf));
      const sums = FUNNEL_STEPS.map((_, index) => counts.reduce((sum, row) => sum + (row[index] ?? NaN), 0));
      expect(sums).toEqual(countsOf(TOTALS));
      expect(totals).toEqual(TOTALS);
      for (const { tried, valid, confirmed, shipped } of [...rows, totals]) {
        expect([tried, valid, confirmed, shipped]).toEqual(
          [tried, valid, confirmed, shipped].sort((one, other) => other - one),
        );
      }
      // A batch's name is its client's, and no spreadsheet runs it.
      if (by === 'batch') expect(cells[0]?.[0]).toBe("'=cmd()");
    },
  );

  test('a look at another client’s page, or at none, is answered the same and counted nowhere', async () => {
    const known = await view();
    for (const slug of ['fjord-fern', 'no-such-store', 'lumen-draft']) {
      const answer = await view('GUESTS-A', slug);
      expect([answer.status, answer.text]).toEqual([known.status, known.text]);
    }
    const stored = () => world.sql<{ n: number }>('select sum(viewed)::int as n from claim_counts');
    const [before] = await stored();
    await flushClaimCounts();
    expect((await stored())[0]?.n).toBe((before?.n ?? 0) + 1);
    expect(await world.sql(`select from claim_counts where event_id <> 'evt_funnel'`)).toEqual([]);
  });

  test('is its client’s alone, and only of events that give gifts', async () => {
    for (const call of ['funnel', 'funnel-file', 'forecast']) {
      expect((await world.get(`${CALLS}/${call}`, STRANGER)).status).toBe(404);
      expect((await world.get(`/api/ten_fjord/events/${SLUG}/claims/${call}`, STRANGER)).status).toBe(404);
      expect((await world.get(`/api/ten_fjord/events/fjord-fern/claims/${call}`, STRANGER)).status).toBe(404);
      expect((await world.get(`${CALLS}/${call}`)).status).toBe(401);
    }
  });
});

describe('the forecast of claims (D40-14)', () => {
  async function forecast(person = ADMIN): Promise<ClaimForecast> {
    const answer = await world.get(`${CALLS}/forecast`, person);
    check(readForecast, answer);
    return answer.json.data as unknown as ClaimForecast;
  }

  test('needs enough claims, then goes on at their mean and holds them against the budget', async () => {
    at = new Date(THIRD);
    expect(await forecast()).toEqual({ state: 'too_few' });
    for (let one = 0; one < 6; one += 1) await claim({ promo_code: 'GUESTS-A' });
    at = new Date('2026-11-21T09:00:00Z');
    // Eight of the last three full days, of which one had none, are to come until the 23rd.
    await world.sql(`update events set closes_at = '2026-11-23T23:00:00Z' where id = 'evt_funnel'`);
    const [{ cost } = { cost: 0 }] = await world.sql<{ cost: number }>(
      `select sum(credit_minor)::int as cost from orders where event_id = 'evt_funnel' and status <> 'cancelled'`,
    );
    await world.sql(`update event_budgets set budget_minor = used_minor + 1 where event_id = 'evt_funnel'`);
    const found = await forecast();
    expect(found).toMatchObject({
      state: 'running',
      per_day: 3,
      claims: 9,
      until: '2026-11-23',
      bound: 'last_day',
    });
    if (found.state !== 'running') throw new Error('it runs');
    expect(found.money).toMatchObject({
      currency: 'EUR',
      each: (Math.round(cost / 9) / 100).toFixed(2),
      spend: (cost / 100).toFixed(2),
      budget_reach: { state: 'reached', on: '2026-11-21' },
    });
  });

  test('tells money only to who may see budgets', async () => {
    const { money: _money, ...claims } = { money: null, ...(await forecast()) };
    expect(await forecast('care@merchloom.example')).toEqual({ ...claims, money: null });
    expect(await forecast('accounts@merchloom.example')).toMatchObject({ money: { currency: 'EUR' } });
  });

  test('ends with the codes, and with the event', async () => {
    await world.sql(
      `update promo_codes set uses = max_uses - 2 where event_id = 'evt_funnel' and max_uses > 1`,
    );
    expect(await forecast()).toMatchObject({ claims: 4, until: '2026-11-22', bound: 'none_left' });
    await world.sql(`update promo_codes set uses = max_uses where event_id = 'evt_funnel'`);
    expect(await forecast()).toEqual({ state: 'over', reason: 'none_left' });
    at = new Date('2026-11-23T23:00:00Z');
    expect(await forecast()).toEqual({ state: 'over', reason: 'ended' });
  });
});
