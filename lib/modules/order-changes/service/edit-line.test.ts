/** @jest-environment node */
import { AppError } from '@/lib/kernel/app-error';
import { setClock } from '@/lib/kernel/clock';
import type { OrderPage } from '@/lib/modules/order-changes/contract/order-page';
import { advanceOrder } from '@/lib/modules/fulfilment/service/advance-order';
import { cancelOrder } from './cancel-order';
import { orderToken } from '@/lib/modules/orders/service/order-link';
import { readOrderPage } from './read-order-page';
import { refundOrder } from '@/lib/modules/payments/service/refund-order';
import { startCheckoutWorld, type CheckoutWorld } from '@/scripts/test/checkout-world';
import { FJORD } from '@/scripts/test/fixtures/stores';
import { orderState, stockOf, voucherUses } from '@/scripts/test/order-state';
import { DEMO_BASKET, intentOf, Shopper } from '@/scripts/test/shopper';
import { editLine } from './edit-line';
import { readEditOptions } from './read-edit-options';

jest.setTimeout(60_000);

const [M, L] = ['ff-crew-tee-black-m', 'ff-crew-tee-black-l'];
const HOODIE = {
  product_id: 'ff-name-hoodie',
  variant_id: 'ff-name-hoodie-oat-m',
  quantity: 1,
  personalisation: { front: { name: 'INGRID' } },
};
let world: CheckoutWorld;
let resetClock = () => {};

beforeAll(async () => {
  world = await startCheckoutWorld([FJORD]);
});
afterAll(() => world.close());
afterEach(async () => {
  resetClock();
  await price('ff-crew-tee', 1800);
});

const price = (product: string, minor: number) =>
  world.sql('update event_products set store_selling_price_minor = $2 where product_id = $1', [
    product,
    minor,
  ]);

interface Bought {
  key: { tenantId: string; orderId: string };
  token: string;
  page: OrderPage;
  /** The first line. */
  line: OrderPage['products'][number];
}

async function buy(
  figures = { amount: '63.74', total_shipping_price: '6.54', discount_code: '' },
  products: readonly Record<string, unknown>[] = DEMO_BASKET,
): Promise<Bought> {
  const shopper = new Shopper(world, FJORD, products);
  await shopper.createCustomer();
  const paid = await shopper.pay(figures);
  expect(paid.status).toBe(200);
  if (paid.json['client_secret']) {
    world.stripe.control.pay(intentOf(paid));
    await world.stripe.control.settled();
    await shopper.back({ payment_intent: intentOf(paid) });
  }
  const key = { tenantId: FJORD.tenantId, orderId: String(paid.json['order_id']) };
  const token = orderToken(key);
  const page = await readOrderPage(token, 'req_test');
  const [line] = page.products;
  if (!line) throw new Error('an order without lines');
  return { key, token, page, line };
}
const buyHoodie = () => buy({ amount: '45.54', total_shipping_price: '4.74', discount_code: '' }, [HOODIE]);

type Body = Partial<Parameters<typeof editLine>[3]>;
const edit = ({ token, page, line }: Bought, body: Body) =>
  editLine(token, 'req_test', line.id, {
    version: page.version,
    variant_id: line.variant_id,
    personalisation: line.personalisation,
    ...body,
  });
const refusalOf = async (work: Promise<unknown>): Promise<AppError> => {
  const error: unknown = await work.then(
    () => new Error('it was not refused'),
    (refused: unknown) => refused,
  );
  if (!(error instanceof AppError)) throw error;
  return error;
};
const refundsOf = ({ key }: Bought) =>
  world.sql<{ amount: number; refund: string }>(
    `select (data ->> 'amount')::int as amount, data ->> 'refund' as refund from audit_log
     where subject_id = $1 and action = 'order.refunded' order by at`,
    [key.orderId],
  );
const editsOf = ({ key }: Bought) =>
  world.sql<{ id: string; refund: number }>(
    'select id, refund_minor as refund from order_edits where order_id = $1 order by created_at, id',
    [key.orderId],
  );

describe('colour and size of a line (D18, D18-4)', () => {
  test('the other variant is taken as the old one is given back; history, audit, mail and news are written with it', async () => {
    const stock = [await stockOf(world, M), await stockOf(world, L)];
    const bought = await buy();
    const page = await edit(bought, { variant_id: L });
    expect(page.products[0]).toMatchObject({ variant_id: L, size: 'L', price: '21.60', total: '43.20' });
    expect(page).toMatchObject({ total_store_price: '63.74', given_back: null, closed: null });
    expect(page.version > bought.page.version).toBe(true);
    expect([await stockOf(world, M), await stockOf(world, L)]).toEqual([stock[0], (stock[1] ?? 0) - 2]);
    const state = await orderState(world, bought.key.orderId);
    expect(state).toMatchObject({ status: 'new', payment: 'paid', history: ['new', 'new new edited'] });
    expect(state.audit).toEqual(['order.added', 'order.edited', 'order.paid']);
    expect(state.jobs.filter((job) => job === 'send-order-mail')).toHaveLength(2);
    expect(state.jobs).not.toContain('refund-order');
  });

  test('what is not made, is of another product, or is not the order’s own line is refused, and nothing moves', async () => {
    const [bought, other] = [await buy(), await buy()];
    const stock = await stockOf(world, M);
    for (const variant of ['ff-kids-tee-oat-3-4yr', 'ff-nothing']) {
      expect((await refusalOf(edit(bought, { variant_id: variant }))).fields).toEqual({
        variant_id: ['unknown_variant'],
      });
    }
    const elsewhere = await refusalOf(edit({ ...bought, line: other.line }, { variant_id: L }));
    expect(elsewhere.code).toBe('not_found');
    expect(await stockOf(world, M)).toBe(stock);
    expect(await editsOf(bought)).toEqual([]);
  });

  test('fewer left than the line has pieces: out of stock, and the choice is greyed', async () => {
    const bought = await buy();
    const before = await stockOf(world, L);
    await world.sql('update variants set stock = 1 where id = $1', [L]);
    const { lines } = await readEditOptions(bought.token, 'req_test');
    expect(lines[0]?.variants).toMatchObject([
      { variant_id: M, available: 200 },
      { variant_id: L, available: 0 },
    ]);
    const refused = await refusalOf(edit(bought, { variant_id: L }));
    expect([refused.code, refused.fields]).toEqual(['out_of_stock', { variant_id: ['out_of_stock'] }]);
    expect((await readOrderPage(bought.token, 'req_test')).version).toBe(bought.page.version);
    await world.sql('update variants set stock = $2 where id = $1', [L, before]);
  });

  test('of ten orders that want the last two pieces, one gets them', async () => {
    const all = await Promise.all(Array.from({ length: 10 }, () => buy()));
    await world.sql('update variants set stock = 2 where id = $1', [L]);
    const outcomes = await Promise.allSettled(all.map((bought) => edit(bought, { variant_id: L })));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await stockOf(world, L)).toBe(0);
    await world.sql('update variants set stock = 1000000 where id = $1', [L]);
  });
});

describe('the price of an edit (D18-3, D18-4)', () => {
  test('a product that costs less today gives the difference back, the other line stays as paid, the voucher is kept', async () => {
    const bought = await buy({ amount: '58.02', total_shipping_price: '6.54', discount_code: 'TEN' });
    await price('ff-crew-tee', 1500);
    await price('ff-kids-tee', 9900);
    await world.sql("update vouchers set percent_bp = 1 where code = 'TEN'");
    const page = await edit(bought, { variant_id: L });
    await price('ff-kids-tee', 1400);
    await world.sql("update vouchers set percent_bp = 1000 where code = 'TEN'");
    // 2 × 18.00 + 14.00 = 50.00, less 10 %, and the shipping of 6.54.
    expect(page).toMatchObject({
      items_total: '50.00',
      discount_amount: '5.00',
      total_shipping_price: '6.54',
      total_store_price: '51.54',
      given_back: { amount: '6.48', done: false },
      products: [{ price: '18.00', total: '36.00' }, { price: '14.00' }],
    });
    expect((await orderState(world, bought.key.orderId)).jobs).toContain('refund-order');
    const [made] = await editsOf(bought);
    const job = { ...bought.key, editId: made?.id ?? '' };
    await Promise.all([refundOrder(job), refundOrder(job)]);
    await refundOrder(job);
    expect((await refundsOf(bought)).map(({ amount }) => amount)).toEqual([648]);
    // The crash happens after the provider's answer: the same refund is found, no second one is made.
    await world.sql('update order_edits set refunded_at = null, refund_id = null where id = $1', [made?.id]);
    await refundOrder(job);
    expect(new Set((await refundsOf(bought)).map(({ refund }) => refund)).size).toBe(1);
    const after = await readOrderPage(bought.token, 'req_test');
    expect(after).toMatchObject({ given_back: { done: true }, refund: null, version: page.version });
  });

  test('VAT and shipping are those of the day it was paid, whatever the store has changed since', async () => {
    const bought = await buy();
    await price('ff-crew-tee', 1500);
    const set = (text: string) => world.sql(`update events set ${text} where slug = 'fjord-fern'`);
    await set('not_vat_registered = true, vat_rate_bp = 500, fixed_retail_shipping_minor = 1');
    const page = await edit(bought, { variant_id: L });
    await set('not_vat_registered = false, vat_rate_bp = 2000, fixed_retail_shipping_minor = null');
    expect(page).toMatchObject({
      items_total: '50.00',
      total_shipping_price: '6.54',
      total_store_price: '56.54',
      total_store_vat: '7.09',
      total_store_price_excluding_vat: '49.45',
    });
  });

  test('an order from before seller and voucher were frozen keeps its rate, and its discount as an amount', async () => {
    const bought = await buy({ amount: '58.74', total_shipping_price: '6.54', discount_code: 'SAVE5' });
    await world.sql("update orders set snapshot = snapshot - 'seller' - 'voucher' where id = $1", [
      bought.key.orderId,
    ]);
    await price('ff-crew-tee', 1500);
    expect(await edit(bought, { variant_id: L })).toMatchObject({
      discount_amount: '5.00',
      total_store_price: '51.54',
      given_back: { amount: '7.20' },
      products: [{ price: '18.00' }, { price: '14.00' }],
    });
  });

  test('a product that costs more today costs what was paid', async () => {
    const bought = await buy();
    await price('ff-crew-tee', 9900);
    expect(await edit(bought, { variant_id: L })).toMatchObject({
      total_store_price: '63.74',
      given_back: null,
      products: [{ price: '21.60' }, { price: '14.00' }],
    });
  });

  test('cancelled after an edit: what is left goes back by itself, and both refunds are what was paid', async () => {
    const bought = await buy();
    await price('ff-crew-tee', 1500);
    const page = await edit(bought, { variant_id: L });
    const stock = await stockOf(world, L);
    await cancelOrder(bought.token, 'req_test', page.version);
    expect(await stockOf(world, L)).toBe(stock + 2);
    const [made] = await editsOf(bought);
    await refundOrder(bought.key);
    await refundOrder({ ...bought.key, editId: made?.id ?? '' });
    const amounts = (await refundsOf(bought)).map(({ amount }) => amount);
    expect([amounts.length, amounts.reduce((sum, amount) => sum + amount, 0)]).toEqual([2, 6374]);
  });

  test('an order that a voucher covered stays at nothing, and there is nothing to refund', async () => {
    const uses = await voucherUses(world, 'ONHOUSE');
    const bought = await buy({ amount: '0.00', total_shipping_price: '6.54', discount_code: 'ONHOUSE' });
    await price('ff-crew-tee', 1500);
    const page = await edit(bought, { variant_id: L });
    expect(page).toMatchObject({ total_store_price: '0.00', items_total: '50.00', given_back: null });
    expect((await orderState(world, bought.key.orderId)).jobs).not.toContain('refund-order');
    expect(await voucherUses(world, 'ONHOUSE')).toBe(uses + 1);
  });
});

describe('the text of a line (S3.2, D18-4)', () => {
  test('is printed as typed, and the picture has another address', async () => {
    const bought = await buyHoodie();
    const page = await edit(bought, { personalisation: { front: { name: ' MAGNUS ' } } });
    expect(page.products[0]?.personalisation).toEqual({ front: { name: 'MAGNUS' } });
    expect(page.products[0]?.image).not.toBe(bought.line.image);
    const [row] = await world.sql(
      "select scene_front #>> '{layers,0,text}' as text from order_lines where order_id = $1",
      [bought.key.orderId],
    );
    expect(row).toEqual({ text: 'MAGNUS' });
  });

  test.each([
    [{ front: { name: '' } }, 'personalisation.front.name', 'text_missing'],
    [{ front: { name: 'FIFTEEN LETTERS' } }, 'personalisation.front.name', 'text_too_long'],
    [{ front: { name: 'A\u0007B' } }, 'personalisation.front.name', 'invalid_characters'],
    [{ front: { name: 'A\u{1F600}' } }, 'personalisation.front.name', 'glyph_missing'],
    [{ front: { name: 'ADA', logo: 'X' } }, 'personalisation.front.logo', 'unknown'],
    [{ front: { name: 'ADA' }, back: { name: 'ADA' } }, 'personalisation.back.name', 'unknown'],
  ])('refused at its field: %j', async (personalisation, field, code) => {
    const bought = await buyHoodie();
    expect((await refusalOf(edit(bought, { personalisation }))).fields).toEqual({ [field]: [code] });
    expect(await editsOf(bought)).toEqual([]);
  });
});

test('a word that the event refuses meanwhile is refused at its field (S3.4-11)', async () => {
  const bought = await buyHoodie();
  const refuse = (on: boolean) =>
    world.sql('update events set refuses_words = $1, refused_words = $2', [on, ['magnus']]);
  await refuse(true);
  const refusal = await refusalOf(edit(bought, { personalisation: { front: { name: 'Magnus' } } }));
  expect(refusal.fields).toEqual({ 'personalisation.front.name': ['word_refused'] });
  await refuse(false);
  expect(await editsOf(bought)).toEqual([]);
});

describe('who is second (D18-4)', () => {
  test('twenty presses of the button are one edit', async () => {
    const stock = await stockOf(world, L);
    const bought = await buy();
    const pages = await Promise.all(Array.from({ length: 20 }, () => edit(bought, { variant_id: L })));
    expect(new Set(pages.map(({ products }) => products[0]?.size))).toEqual(new Set(['L']));
    expect(await stockOf(world, L)).toBe(stock - 2);
    expect(await editsOf(bought)).toHaveLength(1);
  });

  test('two tabs with different wishes: one is saved, the other is told the fresh order', async () => {
    const bought = await buyHoodie();
    const bodies = ['MAGNUS', 'SOLVEIG'].map((name) => ({ personalisation: { front: { name } } }));
    const outcomes = await Promise.allSettled(bodies.map((body) => edit(bought, body)));
    const lost = outcomes.find((outcome) => outcome.status === 'rejected');
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(lost?.reason).toMatchObject({ code: 'conflict' });
    const shown = (lost?.reason as AppError).data?.['order'] as OrderPage;
    expect(shown.version).toBe((await readOrderPage(bought.token, 'req_test')).version);
    expect(await edit({ ...bought, page: shown }, bodies[0] ?? {})).toMatchObject({
      products: [{ personalisation: { front: { name: 'MAGNUS' } } }],
    });
  });

  test('at the very end of the window it is closed with the reason, whatever is asked for', async () => {
    const bought = await buy();
    const end = new Date(bought.page.edit_until ?? '');
    resetClock = setClock(() => end);
    for (const body of [{ variant_id: L }, { variant_id: 'ff-nothing' }]) {
      const refused = await refusalOf(edit(bought, body));
      expect(refused.code).toBe('conflict');
      expect(refused.data).toMatchObject({ order: { closed: 'being_made', edit_until: null } });
    }
  });

  test('of an edit and the release, the edit is printed or refused, never lost', async () => {
    for (let round = 0; round < 6; round += 1) {
      const bought = await buyHoodie();
      const release = async () => {
        await world.sql("update orders set edit_until = now() where id = $1 and status = 'new'", [
          bought.key.orderId,
        ]);
        await advanceOrder(bought.key);
      };
      const body = { personalisation: { front: { name: 'MAGNUS' } } };
      const [edited] = await Promise.allSettled([edit(bought, body), release()]);
      await advanceOrder(bought.key);
      const [row] = await world.sql(
        `select o.status, l.scene_front #>> '{layers,0,text}' as text from orders o
         join order_lines l on l.order_id = o.id where o.id = $1`,
        [bought.key.orderId],
      );
      const text = edited.status === 'fulfilled' ? 'MAGNUS' : 'INGRID';
      expect(row).toEqual({ status: 'queued_processing', text });
    }
  });
});
