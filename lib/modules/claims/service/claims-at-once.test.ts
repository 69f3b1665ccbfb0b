/** @jest-environment node */
import { setClock } from '@/lib/kernel/clock';
import { checkLedger } from '@/lib/modules/ledger/service/check-ledger';
import { recipient, startClaimWorld, type ClaimWorld, type Taken } from '@/scripts/test/claim-world';
import { layStore } from '@/scripts/test/fixtures/lay-store';
import { layCode, layPromo, SUMMIT } from '@/scripts/test/fixtures/promo';

const AT = new Date('2026-11-20T12:00:10Z');
let world: ClaimWorld;
let resetClock: () => void;

beforeAll(async () => {
  resetClock = setClock(() => AT);
  world = await startClaimWorld();
  await layStore(SUMMIT);
});
afterAll(async () => {
  await world.close();
  resetClock();
});

/** What all open orders hold on the client's account, to the cent: no refused claim has reserved any. D37-3. */
afterEach(async () => {
  expect(await checkLedger()).toEqual([]);
  const sums = await world.sql(
    `select a.reserved_minor::integer as reserved, (select coalesce(sum(o.credit_minor), 0)::integer from orders o
       where o.tenant_id = a.tenant_id and o.currency = a.currency and o.kind = 'claim'
         and o.status not in ('shipped', 'cancelled', 'over_budget', 'over_budget_limit')) as owed
     from credit_accounts a where a.tenant_id = 'ten_lumen' and a.currency = 'EUR'`,
  );
  expect(sums).toEqual([{ reserved: sums[0]?.['owed'], owed: sums[0]?.['owed'] }]);
});

const at = (slug: string) => ({ path: `/api/ten_lumen/${slug}/claim` });
const hoodies = ({ stock }: Taken) => stock['lu-summit-hoodie-navy-m'] ?? NaN;

describe('at the same time (D22)', () => {
  test('200 claims with one single-use code are exactly one order', async () => {
    await layCode('LS-0002');
    const before = await world.taken();
    const answers = await Promise.all(
      Array.from({ length: 200 }, () => world.claim(recipient({ promo_code: 'LS-0002' }))),
    );
    const granted = answers.filter(({ status }) => status === 200);
    expect(granted).toHaveLength(1);
    const refused = new Set(answers.filter(({ status }) => status !== 200).map(({ text }) => text));
    expect([...refused].map((text) => JSON.parse(text).codes)).toEqual([
      { promo_code: ['invalid_promo_code'] },
    ]);
    const after = await world.taken();
    expect([after.orders - before.orders, after.codes['cod_ls_0002']]).toEqual([1, 1]);
  }, 60_000);

  test('a cap of 100 and 150 claims are exactly 100 orders', async () => {
    await layPromo({ id: 'evt_cap', slug: 'lumen-cap', claimCap: 100 });
    await layCode('CAP', { eventId: 'evt_cap', maxUses: 1000 });
    const before = await world.taken();
    const answers = await Promise.all(
      Array.from({ length: 150 }, () => world.claim(recipient({ promo_code: 'CAP' }), at('lumen-cap'))),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(100);
    expect(answers.filter(({ json }) => json.code === 'event_exhausted')).toHaveLength(50);
    const after = await world.taken();
    expect([after.events['evt_cap'], after.codes['cod_cap'], after.orders - before.orders]).toEqual([
      100, 100, 100,
    ]);
    expect(hoodies(before) - hoodies(after)).toBe(100);
    // Three jobs for each order, and one purge of the page.
    expect(after.jobs - before.jobs).toBe(301);
  }, 60_000);

  test('20 claims of one household are exactly one order, and the others keep their codes', async () => {
    const home = recipient();
    for (let n = 0; n < 20; n += 1) await layCode(`HOME-${n}`);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => world.claim({ ...home, promo_code: `HOME-${n}` })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ json }) => json.code === 'already_ordered')).toHaveLength(19);
    const uses = await world.sql("select sum(uses)::int as uses from promo_codes where code like 'HOME-%'");
    expect(uses).toEqual([{ uses: 1 }]);
  }, 60_000);
});
