/** @jest-environment node */
import { withTenantToLast } from '@/lib/db/with-tenant';
import { parseCode } from '@/lib/modules/orders/rules/promo-code';
import { placeWholeClaim, type ClaimOutcome } from '@/lib/modules/claims/data/place-claim';
import { recipient, startClaimWorld, type ClaimWorld } from '@/scripts/test/claim-world';
import { layStore } from '@/scripts/test/fixtures/lay-store';
import { layCode, layPromo, SUMMIT } from '@/scripts/test/fixtures/promo';
import { claimRows } from './claim-rows';
import { decideClaim, type ClaimForm } from './decide-claim';
import { householdKeys } from './household-keys';

const LUMEN = { tenantId: 'ten_lumen', actor: 'shopper' } as const;
const VARIANT = 'lu-summit-hoodie-navy-m';
let world: ClaimWorld;

beforeAll(async () => {
  world = await startClaimWorld();
  await layStore(SUMMIT);
  await layPromo({ id: 'evt_full', slug: 'lumen-full', claimCap: 1, claimsUsed: 1 });
  await layCode('OPEN', { maxUses: 1000 });
  await layCode('USED', { uses: 1 });
  await layCode('FULL', { eventId: 'evt_full', maxUses: 1000 });
});
afterAll(() => world.close());

const form = (promo_code: string) => ({ lang: 'en' as const, ...recipient({ promo_code }) });

/** Places a claim and looks away: whatever its row says is not thrown. */
async function placeBlindly(sent: ReturnType<typeof form>, slug = 'lumen-summit'): Promise<ClaimOutcome[]> {
  const said: ClaimOutcome[] = [];
  const done = withTenantToLast(
    LUMEN,
    async (tx) => {
      const decided = await decideClaim(tx, slug, {
        form: { ...EMPTY, ...sent } satisfies ClaimForm,
        codes: [],
      });
      const { keys } = householdKeys(decided.event, decided.address);
      return {
        ...claimRows(LUMEN, decided),
        codes: parseCode(sent.promo_code).codes,
        keys,
        jobsWhenFull: [],
      };
    },
    async (tx, placement) => said.push(await placeWholeClaim(tx, placement)),
  );
  await expect(done).rejects.toMatchObject({ code: 'MC001' });
  return said;
}

const EMPTY = { address_second_line: '', address_county: '', address_state: '' };

describe('a claim that lacks something cannot be committed (D22)', () => {
  test.each([
    ['a used code', 'USED', 'lumen-summit', { codeTaken: false, seated: false }],
    ['an event without a place', 'FULL', 'lumen-full', { codeTaken: true, seated: false }],
  ])('%s', async (_, code, slug, said) => {
    const before = await world.taken();
    expect(await placeBlindly(form(code), slug)).toEqual([expect.objectContaining(said)]);
    expect(await world.taken()).toEqual(before);
  });

  test('a household that has its gift', async () => {
    const sent = form('OPEN');
    expect((await world.claim(sent)).status).toBe(200);
    const before = await world.taken();
    const [said] = await placeBlindly(sent);
    expect(said).toMatchObject({ codeTaken: true, seated: true, inStock: true, known: ['household'] });
    expect(await world.taken()).toEqual(before);
  });

  test('no stock', async () => {
    const [variant] = await world.sql<{ stock: number }>(
      `select stock from variants where id = '${VARIANT}'`,
    );
    await world.sql(`update variants set stock = 0 where id = '${VARIANT}'`);
    const before = await world.taken();
    const [said] = await placeBlindly(form('OPEN'));
    expect(said).toMatchObject({ codeTaken: true, seated: true, inStock: false });
    expect(await world.taken()).toEqual(before);
    await world.sql('update variants set stock = $1 where id = $2', [variant?.stock, VARIANT]);
  });

  test('fifty at once for one place: one order, and the page is purged once', async () => {
    await layPromo({ id: 'evt_one', slug: 'lumen-one', claimCap: 1 });
    await layCode('ONE', { eventId: 'evt_one', maxUses: 1000 });
    const before = await world.taken();
    const path = '/api/ten_lumen/lumen-one/claim';
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => world.claim(recipient({ promo_code: 'ONE' }), { path })),
    );
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
    const after = await world.taken();
    expect([after.orders - before.orders, after.keys - before.keys]).toEqual([1, 1]);
    expect([after.codes['cod_one'], after.events['evt_one']]).toEqual([1, 1]);
    // Three jobs of the claim, and the purge.
    expect(after.jobs - before.jobs).toBe(4);
  });
});
