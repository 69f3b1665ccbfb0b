/** @jest-environment node */
import { handlers as catalogue } from '@/lib/modules/catalogue/api';
import type { StaffBlankDetail } from '@/lib/modules/catalogue/contract/blanks/shapes';
import { withdrawBlank } from '@/lib/modules/catalogue/contract/blanks/staff-blanks';
import type { EventProductDetail } from '@/lib/modules/catalogue/contract/event-product';
import type { Product } from '@/lib/modules/catalogue/contract/shop-product';
import { readBlanks } from '@/lib/modules/catalogue/service/read-blanks';
import { handlers as launch } from '@/lib/modules/launch/api';
import type { LaunchCheck } from '@/lib/modules/launch/contract/launch-check';
import { handlers as storefront } from '@/lib/modules/storefront/api';
import { check, startDemoWorld, type DemoWorld } from '@/scripts/test/demo-world';

jest.setTimeout(120_000);

const SUPER = 'super@merchloom.example';
const CARE = 'care@merchloom.example';
const CLIENT = 'admin@fjord-fern.example';
const EVENT = '/api/ten_fjord/events/fjord-fern';
const REASON = 'Its maker has stopped making it.';

let world: DemoWorld;
beforeAll(async () => {
  world = await startDemoWorld([...catalogue, ...launch, ...storefront]);
});
afterAll(() => world.close());

const read = async () => (await world.get('/api/blanks/tee', CARE)).json.data as unknown as StaffBlankDetail;
const act = async (verb: 'withdraw' | 'offer', body: object = {}, person = SUPER) =>
  world.post(`/api/blanks/tee/${verb}`, { revision: (await read()).revision, ...body }, person);
const withdraw = (more: object = {}) => act('withdraw', { reason: REASON, replaced_by: 'hoodie', ...more });

/** What shoppers see of the tee, what its client keeps of it, and the launch check's line about it. */
async function seen() {
  const shop = await world.get('/api/ten_fjord/fjord-fern/product-id=ff-crew-tee');
  const { product } = shop.json.data as unknown as { product: Product };
  const own = await world.get(`${EVENT}/products/ff-crew-tee/stock`, CLIENT);
  const { variants } = own.json.data as unknown as { variants: { stock: number }[] };
  const page = await world.get(`${EVENT}/products/ff-crew-tee`, CLIENT);
  const { no_longer_made: gone } = page.json.data as unknown as EventProductDetail;
  const { lines } = (await world.get(`${EVENT}/launch-check`, CLIENT)).json.data as unknown as LaunchCheck;
  const line = lines.find(({ id }) => id === 'withdrawn');
  return {
    available: product.variants.some(({ available }) => available !== 0),
    fibres: product.fibres?.length ?? 0,
    gone,
    stocked: variants.some(({ stock }) => stock > 0),
    line: line && [line.passed, line.severity, line.count > 0],
  };
}

const MADE = { available: true, gone: null, fibres: 1, stocked: true, line: [true, 'warning', false] };

test('is for staff’s admins, with a reason, and with what can take its place (S2.2-234)', async () => {
  expect((await act('withdraw', { reason: REASON, replaced_by: null }, CARE)).status).toBe(403);
  expect((await act('withdraw', { reason: REASON, replaced_by: null }, CLIENT)).status).toBe(404);
  expect((await withdraw({ reason: ' ' })).json.codes).toEqual({ reason: ['required'] });
  expect((await withdraw({ replaced_by: 'tee' })).json.codes).toEqual({ replaced_by: ['invalid'] });
  expect((await withdraw({ revision: 99 })).json.code).toBe('conflict');
  expect((await read()).status).toBe('offered');
});

test('takes its products out of sale at once and keeps all that their clients have of them', async () => {
  expect(await seen()).toEqual(MADE);
  const answer = await withdraw();
  check(withdrawBlank, answer);
  const {
    status,
    status_reason: reason,
    replaced_by: by,
    stores,
  } = answer.json.data as unknown as StaffBlankDetail;
  expect([status, reason, by]).toEqual(['withdrawn', REASON, 'hoodie']);
  expect(stores).toContainEqual(expect.objectContaining({ slug: 'fjord-fern', live: true }));
  expect((await readBlanks()).find('tee')).toBeNull();
  const gone = { reason: REASON, replaced_by: { family: 'hoodie', name: null } };
  expect(await seen()).toEqual({ ...MADE, available: false, gone, line: [false, 'warning', true] });
  // A second press of the button.
  expect((await withdraw()).status).toBe(200);
  const refused = await world.post(
    `${EVENT}/products`,
    { blank: 'tee', name: 'Late Tee', store_selling_price: '20.00', colours: ['tee-black'], design: null },
    CLIENT,
  );
  expect(refused.status).toBe(422);
});

test('offered again, it is sold as before, and the log has both once', async () => {
  expect((await act('offer')).status).toBe(200);
  expect(await seen()).toEqual(MADE);
  expect(await read()).toMatchObject({ status: 'offered', status_reason: '', replaced_by: null });
  const log = await world.asOwner<{ action: string }>(
    `select action from platform_audit where subject = 'tee' order by at, id`,
  );
  expect(log.map(({ action }) => action)).toEqual(['blank.withdrawn', 'blank.offered']);
});
