/** @jest-environment node */
import { startDemoWorld, type DemoWorld } from '@/scripts/test/demo-world';

jest.setTimeout(60_000);

let world: DemoWorld;
beforeAll(async () => {
  world = await startDemoWorld([]);
});
afterAll(() => world.close());

/** What the lines of each order cost to make less the client's discount, and what is frozen with the order. */
const COSTS = `
  select o.id, o.kind, o.payment_status <> 'not_needed' as charged, o.production_minor as production,
    o.fulfilment_minor as fulfilment, o.platform_fee_minor as fee, o.platform_tax_minor as tax,
    o.application_fee_minor as "applicationFee", o.credit_minor as credit, o.total_minor - o.vat_minor as most,
    greatest(0, l.made - a.discount_amount_minor)::integer as made
  from orders o join credit_accounts a on a.tenant_id = o.tenant_id and a.currency = o.currency,
    lateral (select sum(quantity * (blank_minor + print_minor * printed_sides)) as made
      from order_lines l where l.tenant_id = o.tenant_id and l.order_id = o.id) l`;

test('every seeded order has its costs, which its lines add up to (D35-3)', async () => {
  const orders = await world.sql<Record<string, number> & { kind: string; charged: boolean }>(COSTS);
  expect(orders).toHaveLength(300);
  const wrong = orders.filter((one) => {
    const { production = NaN, fulfilment = NaN, fee = NaN, tax = NaN, credit = NaN, made, most = 0 } = one;
    const { applicationFee = NaN } = one;
    const addsUp = production + fulfilment + fee + tax === applicationFee + credit;
    const fits = one.charged ? applicationFee > 0 && applicationFee < most : applicationFee === 0;
    const paysShare = one.kind === 'store' || fee === 0;
    return production !== made || !addsUp || !fits || !paysShare || fulfilment <= 0;
  });
  expect(wrong).toEqual([]);
});

test('the platform’s tax is that of the seller’s country: 20 % in the UK, 21 % in the Netherlands, none in the US', async () => {
  const rates = await world.sql(`
    select region, bool_and(platform_tax_minor = round((production_minor + fulfilment_minor + platform_fee_minor)
      * case region when 'UK' then 0.20 when 'EU' then 0.21 else 0 end)) as right
    from orders group by region order by region`);
  expect(rates).toEqual(['EU', 'UK', 'US'].map((region) => ({ region, right: true })));
});
