/** @jest-environment node */
import type { BlankForm } from '@/lib/modules/catalogue/contract/blanks/shapes';
import { changeBlank } from '@/lib/modules/catalogue/service/blanks/change-blank';
import { readStaffBlank } from '@/lib/modules/catalogue/service/blanks/read-staff-blank';
import { carryBlankTo } from '@/lib/modules/catalogue/service/blanks/spread-blank';
import { offerBlank, withdrawBlank } from '@/lib/modules/catalogue/service/blanks/withdraw-blank';
import { startCheckoutWorld, type CheckoutWorld } from '@/scripts/test/checkout-world';
import { FJORD } from '@/scripts/test/fixtures/stores';
import { intentOf, Shopper } from '@/scripts/test/shopper';

const STAFF = { staffId: 'usr_super' };
const BASKET = { amount: '63.74', total_shipping_price: '6.54' };

let world: CheckoutWorld;
beforeAll(async () => {
  world = await startCheckoutWorld([FJORD]);
  await world.ownerSql(`insert into users (id, email, name, password_hash, superadmin, role)
    values ('usr_super', 'super@staff.example', 'Sue', 'x', true, 'admin')`);
  await carryBlankTo({ tenantId: FJORD.tenantId, blankId: 'tee' });
});
afterAll(() => world.close());

const revision = async () => (await readStaffBlank(STAFF, 'tee')).revision;

async function setPrice(gbp: string): Promise<void> {
  const { definition, revision: seen } = await readStaffBlank(STAFF, 'tee');
  const { code: _code, print_areas: _areas, ...kept } = definition;
  const form: BlankForm = { ...kept, blank_price: { ...kept.blank_price, GBP: gbp } };
  await changeBlank(STAFF, 'tee', { ...form, revision: seen, note: '' });
  await carryBlankTo({ tenantId: FJORD.tenantId, blankId: 'tee' });
}

/** All that is kept of an order: its frozen figures, snapshot and lines. */
const kept = (id: unknown) =>
  world.sql(
    `select o.production_minor, o.fulfilment_minor, o.snapshot, to_jsonb(l) as line from orders o
      join order_lines l on l.tenant_id = o.tenant_id and l.order_id = o.id where o.id = $1 order by l.id`,
    [id],
  );

async function paying() {
  const shopper = new Shopper(world, FJORD);
  expect((await shopper.createCustomer()).status).toBe(200);
  const answer = await shopper.pay(BASKET);
  expect(answer.status).toBe(200);
  return { shopper, answer, id: answer.json['order_id'] };
}
const productionOf = async (id: unknown) => Number((await kept(id))[0]?.['production_minor']);

// First: an event with orders keeps its region.
test('a children’s size is not sold in the US from the moment its blank has no certificate (D54-3)', async () => {
  const given = await readStaffBlank(STAFF, 'kids-tee');
  const { code: _code, print_areas: _areas, ...kept } = given.definition;
  const say = async (certificate: BlankForm['certificate']) => {
    const { revision: seen } = await readStaffBlank(STAFF, 'kids-tee');
    await changeBlank(STAFF, 'kids-tee', { ...kept, certificate, revision: seen, note: '' });
  };
  const refused = async () => (await new Shopper(world, FJORD).createCustomer()).json['codes'] ?? {};
  const setRegion = (region: string) => world.sql('update events set region = $1', [region]);
  await world.sql("update products set family = 'kids-tee', blank_id = 'kids-tee' where id = 'ff-kids-tee'");
  await say(null);
  expect(await refused()).toEqual({});
  await setRegion('US');
  expect(await refused()).toMatchObject({ 'products.1.product_id': ['not_for_sale'] });
  await say(kept.certificate);
  expect(await refused()).not.toHaveProperty(['products.1.product_id']);
  await setRegion('UK');
  await world.sql("update products set family = 'tee', blank_id = 'tee' where id = 'ff-kids-tee'");
});

test('a basket that pay has priced keeps its order, intent and cost; the next one costs what the blank costs now (S2.2-232)', async () => {
  const { shopper, answer, id } = await paying();
  const before = await kept(id);
  await setPrice('9.10');
  expect(await kept(id)).toEqual(before);
  const again = await shopper.pay(BASKET);
  expect([again.json['order_id'], intentOf(again)]).toEqual([id, intentOf(answer)]);
  expect(await kept(id)).toEqual(before);
  const next = await paying();
  // Three pieces of it, each 5.00 dearer.
  expect((await productionOf(next.id)) - (await productionOf(id))).toBe(1500);
  await setPrice('4.10');
});

test('of a withdrawn blank nothing is sold from that moment on; what is being paid for still is (S2.2-234)', async () => {
  const { shopper, answer, id } = await paying();
  const before = await kept(id);
  await withdrawBlank(STAFF, 'tee', { revision: await revision(), reason: 'Ended', replaced_by: null });
  const refused = await new Shopper(world, FJORD).createCustomer();
  expect([refused.status, refused.json['codes']]).toEqual([
    422,
    { 'products.0.product_id': ['not_for_sale'], 'products.1.product_id': ['not_for_sale'] },
  ]);
  expect(intentOf(await shopper.pay(BASKET))).toBe(intentOf(answer));
  expect(await kept(id)).toEqual(before);
  await offerBlank(STAFF, 'tee', { revision: await revision() });
  expect((await new Shopper(world, FJORD).createCustomer()).status).toBe(200);
});
