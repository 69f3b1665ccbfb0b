/** @jest-environment node */
import { decideTransition } from '@/lib/modules/orders/rules/decide-transition';
import { isOrderStatus, type OrderStatus } from '@/lib/modules/orders/rules/statuses';
import type { OrderActor } from '@/lib/modules/orders/rules/transition-table';
import { priceBasket } from '@/lib/modules/pricing/rules/price-basket';
import { storePricing, type StoreSettings } from '@/lib/modules/pricing/rules/store-pricing';
import type { PriceLine, ShippingMethod, StorePricing, Voucher } from '@/lib/modules/pricing/rules/types';
import { withProviderTax } from '@/lib/modules/pricing/rules/with-provider-tax';
import { toWire } from '@/lib/kernel/money';
import { inOrder } from '@/lib/modules/orders/service/history-order';
import { catalogue } from '@/scripts/seed/products/rows';
import { startDemoWorld, type DemoWorld } from '@/scripts/test/demo-world';
import { allOrders } from './all-orders';

jest.setTimeout(60_000);

let world: DemoWorld;
beforeAll(async () => {
  world = await startDemoWorld([]);
});
afterAll(() => world.close());

async function pricingOf(slug: string): Promise<StorePricing> {
  const [settings] = await world.sql<StoreSettings & Record<string, unknown>>(
    `select region, currency, vat_rate_bp as "vatRateBp", not_vat_registered as "notVatRegistered",
      free_retail_shipping as "freeRetailShipping", fixed_retail_shipping_minor as "fixedRetailShippingMinor",
      custom_retail_shipping as "customRetailShipping",
      platform_shipping_at('retail', region, now()) as "regionShipping" from events where slug = $1`,
    [slug],
  );
  if (!settings) throw new Error(slug);
  return storePricing(settings);
}

interface StoredOrder {
  id: string;
  slug: string;
  kind: string;
  method: ShippingMethod;
  voucher: Voucher | null;
  lines: (PriceLine & { gross: number })[];
  items: number;
  shipping: number;
  discount: number;
  waived: number;
  net: number;
  vat: number;
  total: number;
  snapshot: {
    shipping: { grossMinor: number };
    discountByRate: { discountMinor: number; vatMinor: number }[];
    tax: { subtotalMinor: number; taxMinor: number; grandTotalMinor: number } | null;
  };
  payment_status: string;
  paid: number | null;
}

const ORDERS = `
  select o.id, e.slug, o.kind, o.shipping_method as method, o.snapshot, o.payment_status,
    o.items_gross_minor as items, o.shipping_gross_minor as shipping, o.discount_minor as discount,
    o.waived_minor as waived, o.net_minor as net, o.vat_minor as vat, o.total_minor as total,
    (select case v.kind when 'amount' then jsonb_build_object('code', v.code, 'kind', v.kind, 'amount', v.amount_minor)
       else jsonb_build_object('code', v.code, 'kind', v.kind, 'basisPoints', v.percent_bp) end
     from vouchers v where v.tenant_id = o.tenant_id and v.id = o.voucher_id) as voucher,
    (select jsonb_agg(jsonb_build_object('key', l.variant_id, 'unitNet', l.unit_net_minor, 'quantity', l.quantity,
       'vatApplies', l.vat_applies, 'gross', l.gross_minor))
     from order_lines l where l.tenant_id = o.tenant_id and l.order_id = o.id) as lines,
    (select i.amount_minor from payment_intents i where i.tenant_id = o.tenant_id and i.order_id = o.id) as paid
  from orders o join events e on e.tenant_id = o.tenant_id and e.id = o.event_id`;

test('every order adds up by the one pricing module', async () => {
  const orders = await world.sql<StoredOrder & Record<string, unknown>>(ORDERS);
  expect(orders).toHaveLength(300);
  const pricings = new Map<string, StorePricing>();
  for (const order of orders) {
    const store = pricings.get(order.slug) ?? (await pricingOf(order.slug));
    pricings.set(order.slug, store);
    const price = priceBasket({
      store,
      lines: order.lines,
      shippingMethod: order.method,
      voucher: order.voucher,
    });
    const taxed = withProviderTax(price, order.snapshot.tax?.taxMinor ?? 0);
    expect({
      items: order.lines.reduce((sum, line) => sum + line.gross, 0),
      shipping: order.shipping,
      discount: order.discount,
      waived: order.waived,
      net: order.net,
      vat: order.vat,
      total: order.total,
      groups: order.snapshot.discountByRate.map(({ discountMinor }) => discountMinor),
    }).toEqual({
      items: price.itemsGross,
      shipping: price.shipping.gross,
      discount: price.discount,
      waived: price.waived,
      net: price.totalNet,
      vat: price.totalVat + taxed.tax,
      total: taxed.grandTotal,
      groups: price.discountByRate.map((group) => group.discount),
    });
    expect(order.items).toBe(price.itemsGross);
    expect(order.snapshot.tax === null).toBe(store.region !== 'US');
    expect(order.paid).toBe(order.payment_status === 'not_needed' ? null : order.total);
    if (order.kind === 'claim') expect(order.total).toBe(0);
  }
});

interface Step {
  orderId: string;
  fromStatus: string | null;
  toStatus: string;
  actor: OrderActor;
  reason: string | null;
  moved: boolean;
  at: Date;
}

test('every history is one that the transition table allows, and ends where the order stands', async () => {
  const orders = await world.sql<{ id: string; status: string; returns_to: string | null }>(
    'select id, status, returns_to from orders',
  );
  const steps = await world.sql<Step & Record<string, unknown>>(
    `select order_id as "orderId", from_status as "fromStatus", to_status as "toStatus", actor, reason, moved, at
     from order_history order by at, id`,
  );
  for (const order of orders) {
    const own = inOrder(steps.filter((step) => step.orderId === order.id));
    expect(own[0]).toMatchObject({ fromStatus: null, toStatus: 'new' });
    let [status, returnsTo]: [OrderStatus, OrderStatus | null] = ['new', null];
    for (const { toStatus, actor, reason } of own.slice(1)) {
      if (!isOrderStatus(toStatus)) throw new Error(toStatus);
      const decision = decideTransition({ from: status, to: toStatus, actor, reason, returnsTo });
      if (!decision.ok || decision.value.outcome !== 'moved') throw new Error(`${status} → ${toStatus}`);
      [status, returnsTo] = [toStatus, decision.value.returnsTo];
    }
    expect([status, returnsTo]).toEqual([order.status, order.returns_to]);
    expect(own.at(-1)?.at.getTime()).toBeLessThanOrEqual(Date.now());
  }
});

test('the worked totals hold for the seeded prices', async () => {
  const [fjord, prairie] = [await pricingOf('fjord-fern'), await pricingOf('prairie-run')];
  const prices = await world.sql<{ id: string; net: number; vat: boolean }>(
    `select p.id, ep.store_selling_price_minor as net, p.store_default_vat as vat from event_products ep
     join products p on p.tenant_id = ep.tenant_id and p.id = ep.product_id
     where ep.event_id in ('evt_fjord_fern', 'evt_prairie_run')`,
  );
  const line = (id: string, quantity: number): PriceLine => {
    const found = prices.find((one) => one.id === id);
    if (!found) throw new Error(id);
    return { key: id, unitNet: found.net, quantity, vatApplies: found.vat };
  };
  const lines = [line('ff-crew-tee', 2), line('ff-kids-tee', 1)];
  const vouchers = await world.sql<{ code: string; amount: number | null; bp: number | null }>(
    'select code, amount_minor as amount, percent_bp as bp from vouchers',
  );
  const total = (code: string | null) => {
    const found = vouchers.find((one) => one.code === code);
    const voucher: Voucher | null = !found
      ? null
      : found.amount !== null
        ? { code: found.code, kind: 'amount', amount: found.amount }
        : { code: found.code, kind: 'percent', basisPoints: found.bp ?? 0 };
    const price = priceBasket({ store: fjord, lines, shippingMethod: 'standard', voucher });
    return [toWire(price.totalVat), toWire(price.total)];
  };
  expect(total(null)).toEqual(['8.29', '63.74']);
  expect(total('SAVE5')).toEqual(['7.64', '58.74']);
  expect(total('TEN')).toEqual(['7.57', '58.02']);
  expect(total('ONHOUSE')).toEqual(['0.00', '0.00']);
  const tees = priceBasket({ store: prairie, lines: [line('pr-club-tee', 2)], shippingMethod: 'standard' });
  expect(toWire(tees.total)).toBe('54.50');
});

test('the same moment gives the same orders', () => {
  const at = new Date('2026-11-20T12:00:00.000Z');
  const [one, other] = [allOrders(at, catalogue(at)), allOrders(at, catalogue(at))];
  expect(JSON.stringify(one)).toBe(JSON.stringify(other));
  expect(new Set(one.orders.map((order) => order.orderRef)).size).toBe(300);
});
