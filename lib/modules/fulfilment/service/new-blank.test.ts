/** @jest-environment node */
import { withTenant } from '@/lib/db/with-tenant';
import type { SubmittedOrder } from '@/lib/fulfillers';
import { exampleForm } from '@/lib/modules/catalogue/contract/blanks/examples';
import { addProduct } from '@/lib/modules/catalogue/service/add-product';
import { createBlank } from '@/lib/modules/catalogue/service/blanks/create-blank';
import { readStaffBlank } from '@/lib/modules/catalogue/service/blanks/read-staff-blank';
import { withdrawBlank } from '@/lib/modules/catalogue/service/blanks/withdraw-blank';
import { reconcileOrder } from '@/lib/modules/payments/service/reconcile';
import { startCheckoutWorld, type CheckoutWorld } from '@/scripts/test/checkout-world';
import { FJORD } from '@/scripts/test/fixtures/stores';
import { wordOn } from '@/scripts/test/product-world';
import { intentOf, Shopper } from '@/scripts/test/shopper';
import { renderPrints } from './render-prints';
import { submitOrder } from './submit-order';

jest.setTimeout(120_000);

const mockSent: SubmittedOrder[] = [];
jest.mock('@/lib/fulfillers', () => ({
  fulfiller: () => ({
    submit: async (order: SubmittedOrder) => {
      mockSent.push(order);
      return { kind: 'accepted', externalId: `ext_${order.reference}` };
    },
  }),
}));

const STAFF = { staffId: 'usr_super' };
const CLIENT = { tenantId: FJORD.tenantId, actor: 'client' } as const;
const HEAVY = { id: 'tee-heavy', family: 'tee', name: 'Heavy tee', code: 'NX240' } as const;

let world: CheckoutWorld;
beforeAll(async () => {
  world = await startCheckoutWorld([FJORD]);
  world.stripe.control.mischief({ kind: 'hold', count: Number.MAX_SAFE_INTEGER, ms: 0 });
  await world.ownerSql(`insert into users (id, email, name, password_hash, superadmin, role)
    values ('usr_super', 'super@staff.example', 'Sue', 'x', true, 'admin')`);
  await createBlank(STAFF, {
    ...exampleForm,
    ...HEAVY,
    print_techniques: ['DTF'],
    blank_price: { GBP: '9.00', EUR: '10.60', USD: '11.50' },
  });
});
afterAll(() => world.close());

/** A product of the new blank in the store, and a shopper with one of it. */
async function shopping() {
  const product = await withTenant(CLIENT, (tx) =>
    addProduct(
      tx,
      CLIENT,
      { id: FJORD.eventId },
      {
        blank: HEAVY.id,
        name: 'Heavy tee',
        priceMinor: 2000,
        colours: ['tee-black'],
        design: wordOn('tee'),
      },
    ),
  );
  const [variant] = await world.sql<{ id: string; sku: string }>(
    "select id, sku from variants where product_id = $1 and size = 'M'",
    [product.id],
  );
  const lines = [{ product_id: product.id, variant_id: variant?.id ?? '', quantity: 1 }];
  return { product, sku: variant?.sku ?? '', shopper: new Shopper(world, FJORD, lines) };
}

async function bought() {
  const found = await shopping();
  expect((await found.shopper.createCustomer()).status).toBe(200);
  const paid = await found.shopper.pay({ amount: '28.74', total_shipping_price: '4.74' });
  expect([paid.status, paid.json['codes']]).toEqual([200, undefined]);
  world.stripe.control.pay(intentOf(paid));
  const key = { tenantId: FJORD.tenantId, orderId: String(paid.json['order_id']) };
  await reconcileOrder(key);
  return { ...found, key };
}

const printer = (id: string, techniques: string) =>
  world.ownerSql(
    `insert into fulfillers (id, name, regions, status, techniques) values ($1, $1, '{UK}', 'open', $2::text[])`,
    [id, techniques],
  );

test('a new blank is put into a store, bought at its own cost, printed, and made by who prints it (S2.2-273)', async () => {
  const { sku, key } = await bought();
  expect(sku.startsWith('NX240-')).toBe(true);
  const [line] = await world.sql(
    'select id, blank_id, family, sku, blank_minor, print_minor from order_lines where order_id = $1',
    [key.orderId],
  );
  expect(line).toMatchObject({
    blank_id: 'tee-heavy',
    family: 'tee',
    sku,
    blank_minor: 900,
    print_minor: 320,
  });
  const [order] = await world.sql('select production_minor from orders where id = $1', [key.orderId]);
  expect(order).toMatchObject({ production_minor: 1220 });

  // The first prints tees alone, the second not by its technique; the third is who is left.
  await printer('ful_a', '{DTF}');
  await world.ownerSql(
    "insert into fulfiller_blanks (fulfiller_id, family, offered) values ('ful_a', 'tee-heavy', false)",
  );
  await printer('ful_b', '{DTG}');
  await printer('ful_c', '{DTF}');
  await world.sql("update orders set status = 'processing' where id = $1", [key.orderId]);
  await renderPrints(key);
  const files = await world.sql('select kind from files where tenant_id = $1', [FJORD.tenantId]);
  expect(files.length).toBeGreaterThan(0);
  await world.sql("update orders set status = 'processed' where id = $1", [key.orderId]);
  await submitOrder(key);
  expect(mockSent).toHaveLength(1);
  expect(mockSent[0]).toMatchObject({
    fulfillerId: 'ful_c',
    items: [{ sku, quantity: 1, name: 'Heavy tee' }],
  });
  expect(mockSent[0]?.items[0]?.prints).toMatchObject([{ side: 'front', widthMm: 300, heightMm: 400 }]);
});

test('withdrawn, it is sold no more, and the other blank of its drawing still is', async () => {
  const { shopper } = await shopping();
  const { revision } = await readStaffBlank(STAFF, HEAVY.id);
  await withdrawBlank(STAFF, HEAVY.id, { revision, reason: 'Ended', replaced_by: 'tee' });
  expect((await shopper.createCustomer()).json['codes']).toEqual({
    'products.0.product_id': ['not_for_sale'],
  });
  expect((await new Shopper(world, FJORD).createCustomer()).status).toBe(200);
});

test('no product has another drawing than its blank', async () => {
  await expect(world.sql("update products set blank_id = 'mug' where id = 'ff-crew-tee'")).rejects.toThrow(
    /foreign key/,
  );
});
