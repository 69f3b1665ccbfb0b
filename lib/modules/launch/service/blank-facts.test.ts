/** @jest-environment node */
import type { Product } from '@/lib/modules/catalogue/contract/shop-product';
import type { BlankMarketFact } from '@/lib/modules/catalogue/rules/market/blank-facts';
import { forgetBlanks } from '@/lib/modules/catalogue/service/read-blanks';
import type { LaunchLine } from '@/lib/modules/events/contract/launch-line';
import { readLaunchCheckHandler, setEventStatusHandler } from '@/lib/modules/launch/api/launch-check';
import type { LaunchCheck } from '@/lib/modules/launch/contract/launch-check';
import { handlers as storefront } from '@/lib/modules/storefront/api';
import { readProduct } from '@/lib/modules/storefront/contract/read-product';
import { check, startDemoWorld, type DemoWorld } from '@/scripts/test/demo-world';
import { openFor } from '@/scripts/test/open-client';

jest.setTimeout(120_000);

const ADMIN = 'admin@fjord-fern.example';
const STAFF = 'super@merchloom.example';
const SUMMER = '/api/ten_fjord/events/fjord-fern-summer';
const PRAIRIE = '/api/ten_prairie/events/prairie-run';

let world: DemoWorld;
beforeAll(async () => {
  world = await startDemoWorld([readLaunchCheckHandler, setEventStatusHandler, ...storefront]);
  await openFor(world, STAFF, 'ten_prairie');
});
afterAll(() => world.close());

/** Takes a fact from a blank, or gives back what it was. */
async function setFact(blank: string, fact: BlankMarketFact, value: unknown): Promise<unknown> {
  const [row] = await world.asOwner<{ was: unknown }>(
    `select definition -> '${fact}' as was from blank_versions where blank_id = '${blank}' and version = 1`,
  );
  await world.asOwner(`with changed as (update blanks set changes = changes + 1 where id = '${blank}')
    update blank_versions set definition = definition || jsonb_build_object('${fact}', '${JSON.stringify(value)}'::jsonb)
    where blank_id = '${blank}' and version = 1`);
  forgetBlanks();
  return row?.was;
}

async function without<Answer>(blank: string, fact: BlankMarketFact, ask: () => Promise<Answer>) {
  const was = await setFact(blank, fact, null);
  const answer = await ask();
  await setFact(blank, fact, was);
  return answer;
}

const setRegion = (region: string) =>
  world.sql(`update events set region = '${region}' where id = 'evt_fjord_fern_summer'`);
const lines = async (path = SUMMER, person = ADMIN): Promise<LaunchLine[]> =>
  ((await world.get(`${path}/launch-check`, person)).json.data as unknown as LaunchCheck).lines;
const line = async (id: string, path = SUMMER, person = ADMIN) =>
  (await lines(path, person)).find((one) => one.id === id);

const UK = [
  ['maker', { market: 'UK', since: '2005-10-01' }],
  ['identifier', { market: 'UK', since: '2005-10-01' }],
  ['origin_country', { market: 'UK', since: '2021-01-01' }],
  ['customs_code', { market: 'UK', since: '2021-01-01' }],
] as const;

test.each(UK)('%s: while a blank lacks it, no event that sells it opens (D54-6)', async (fact, rule) => {
  expect(await line(fact)).toMatchObject({ passed: true, market_rule: rule });
  const [found, refused] = await without('tee', fact, async () => [
    await line(fact),
    await world.post(`${SUMMER}/status`, { status: 'Active' }, ADMIN),
  ]);
  expect(found).toMatchObject({
    severity: 'blocking',
    passed: false,
    count: expect.any(Number),
    product: { id: expect.any(String), name: expect.any(String) },
    market_rule: rule,
  });
  expect([refused.status, refused.json.code]).toEqual([422, 'event_not_ready']);
  expect(refused.json.data['lines']).toContainEqual(expect.objectContaining({ id: fact }));
});

test('the responsible person is asked for in the EU alone, a certificate in the US alone (D54-2, D54-3)', async () => {
  const asked = async () => (await lines()).map(({ id }) => id as string);
  expect(await asked()).not.toContain('eu_responsible');
  expect(await asked()).not.toContain('certificate');
  await setRegion('EU');
  const found = await without('tee', 'eu_responsible', () => line('eu_responsible'));
  await setRegion('UK');
  const rule = { market: 'EU', since: '2024-12-13' };
  expect(found).toMatchObject({ passed: false, severity: 'blocking', market_rule: rule });
});

test('a blank that is not in the event keeps nothing closed', async () => {
  const sold = await world.sql<{ family: string }>(
    `select distinct p.family from products p join event_products ep on ep.product_id = p.id and ep.tenant_id = p.tenant_id
     where ep.event_id = 'evt_fjord_fern_summer'`,
  );
  expect(sold.map(({ family }) => family)).not.toContain('sticker');
  expect(await without('sticker', 'maker', () => line('maker'))).toMatchObject({ passed: true, count: 0 });
});

describe('children’s sizes in the US (D54-3)', () => {
  const CLUB = `id = 'pr-club-tee' and tenant_id = 'ten_prairie'`;
  const shown = async (): Promise<Product> => {
    const answer = await world.get('/api/ten_prairie/prairie-run/product-id=pr-club-tee');
    check(readProduct, answer);
    return (answer.json.data as unknown as { product: Product }).product;
  };
  const sells = async () => (await shown()).variants.some(({ available }) => available > 0);
  beforeAll(() => world.sql(`update products set family = 'kids-tee', blank_id = 'kids-tee' where ${CLUB}`));
  afterAll(() => world.sql(`update products set family = 'tee', blank_id = 'tee' where ${CLUB}`));

  test('are told with their certificate, and not sold without one', async () => {
    const { number, issuer } = (await shown()).market_facts?.certificate ?? {};
    expect([number, issuer, await sells()]).toEqual([expect.any(String), expect.any(String), true]);
    const gone = await without('kids-tee', 'certificate', async () => ({
      sells: await sells(),
      certificate: (await shown()).market_facts?.certificate,
      line: await line('certificate', PRAIRIE, STAFF),
    }));
    expect(gone).toMatchObject({
      sells: false,
      line: { passed: false, severity: 'blocking', market_rule: { market: 'US', since: '2008-11-12' } },
    });
    expect(gone.certificate).toBeUndefined();
    expect(await sells()).toBe(true);
  });

  test('are sold elsewhere without one', async () => {
    await without('kids-tee', 'certificate', async () => {
      const answer = await world.get('/api/ten_fjord/fjord-fern/product-id=ff-kids-tee');
      const { product } = answer.json.data as unknown as { product: Product };
      expect(product.variants.some(({ available }) => available > 0)).toBe(true);
    });
  });
});

test('a store tells what its market asks for, as staff keep it (D54-1, D54-2)', async () => {
  const answer = await world.get('/api/ten_fjord/fjord-fern/product-id=ff-crew-tee');
  const { product } = answer.json.data as unknown as { product: Product };
  expect(product.market_facts).toEqual({
    maker: {
      name: 'Northlight Garments Ltd',
      address: '14 Mill Lane, Leeds LS11 5QX, United Kingdom',
      contact: 'safety@northlight.example',
    },
    identifier: 'NL180',
    origin_country: 'PT',
    customs_code: '610910',
  });
});
