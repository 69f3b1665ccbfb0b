/** @jest-environment node */
import { recipient, startClaimWorld, type ClaimWorld } from '@/scripts/test/claim-world';
import { layStore } from '@/scripts/test/fixtures/lay-store';
import { layPromo, SUMMIT } from '@/scripts/test/fixtures/promo';

let world: ClaimWorld;
beforeAll(async () => {
  world = await startClaimWorld();
  await layStore(SUMMIT);
  await layPromo({ id: 'evt_sample', slug: 'lumen-sample', sample: true });
});
afterAll(() => world.close());

test('what a gift costs is frozen with its order: its client’s in full, with no percentage of nothing (D35-3, D36-8)', async () => {
  await world.sql(`update credit_accounts set activated_at = now(), discount_amount_minor = 50,
    shipping_discount_amount_minor = 200 where tenant_id = 'ten_lumen' and currency = 'EUR'`);
  const { status, json } = await world.claim(recipient(), { path: '/api/ten_lumen/lumen-sample/claim' });
  expect(status).toBe(200);
  const [order] = await world.sql(
    `select o.production_minor, o.fulfilment_minor, o.platform_fee_minor, o.platform_tax_minor,
      o.application_fee_minor, o.credit_minor, l.blank_minor, l.print_minor, l.printed_sides
    from orders o join order_lines l on l.tenant_id = o.tenant_id and l.order_id = o.id where o.order_ref = $1`,
    [json.data?.['order_ref']],
  );
  // 4.10 + 3.20 − 0.50, 4.95 − 2.00, and 21 % of 9.75.
  expect(order).toEqual({
    production_minor: 680,
    fulfilment_minor: 295,
    platform_fee_minor: 0,
    platform_tax_minor: 205,
    application_fee_minor: 0,
    credit_minor: 1180,
    blank_minor: 410,
    print_minor: 320,
    printed_sides: 1,
  });
});
