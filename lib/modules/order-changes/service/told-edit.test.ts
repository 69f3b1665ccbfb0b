/** @jest-environment node */
import { LOCALE_CODES } from '@/lib/kernel/locales';
import { findSender } from '@/lib/mail/mail-log';
import { findEdit } from '@/lib/modules/orders/service/statements/edits';
import { readOrderPage as readRow } from '@/lib/modules/order-changes/data/read-order-page';
import { withTenant } from '@/lib/db/with-tenant';
import { renderOrderMail } from '@/lib/mail';
import { orderMailModel } from '@/lib/modules/orders/service/order-mail-model';
import { invoiceModel } from './invoice-model';
import { orderToken } from '@/lib/modules/orders/service/order-link';
import { readOrderPage } from './read-order-page';
import { startCheckoutWorld, type CheckoutWorld } from '@/scripts/test/checkout-world';
import { FJORD } from '@/scripts/test/fixtures/stores';
import { intentOf, Shopper } from '@/scripts/test/shopper';
import { editAddress } from './edit-address';
import { editLine } from './edit-line';

jest.setTimeout(60_000);

const context = { tenantId: FJORD.tenantId, actor: 'shopper' } as const;
let world: CheckoutWorld;

beforeAll(async () => {
  world = await startCheckoutWorld([FJORD]);
  await registered('GB 1');
});
afterAll(() => world.close());

const registered = (number: string | null) =>
  world.sql(
    `update tenants set company_details = company_details || jsonb_build_object('vat_number', $1::text)`,
    [number],
  );

async function buy(): Promise<{ id: string; token: string }> {
  const shopper = new Shopper(world, FJORD);
  await shopper.createCustomer();
  const paid = await shopper.pay({ amount: '63.74', total_shipping_price: '6.54' });
  world.stripe.control.pay(intentOf(paid));
  await world.stripe.control.settled();
  await shopper.back({ payment_intent: intentOf(paid) });
  const id = String(paid.json['order_id']);
  return { id, token: orderToken({ tenantId: FJORD.tenantId, orderId: id }) };
}

async function rowOf(id: string) {
  const row = await withTenant(context, (tx) => readRow(tx, FJORD.tenantId, id));
  if (!row) throw new Error(`no order ${id}`);
  return row;
}

async function cheaper({ token }: { token: string }): Promise<void> {
  const set = (minor: number) =>
    world.sql("update event_products set store_selling_price_minor = $1 where product_id = 'ff-crew-tee'", [
      minor,
    ]);
  const page = await readOrderPage(token, 'req_test');
  await set(1500);
  await editLine(token, 'req_test', page.products[0]?.id ?? '', {
    version: page.version,
    variant_id: 'ff-crew-tee-black-l',
    personalisation: {},
  });
  await set(1800);
}

async function lastMail(id: string, lang: (typeof LOCALE_CODES)[number], waits = false) {
  const row = await rowOf(id);
  const [last] = await world.sql<{ id: string }>(
    'select id from order_edits where order_id = $1 order by created_at desc, id desc limit 1',
    [id],
  );
  return withTenant(context, async (tx) => {
    const key = { tenantId: FJORD.tenantId, orderId: id, editId: last?.id ?? '' };
    const [edit, sender] = [await findEdit(tx, key), await findSender(tx, key.tenantId, FJORD.eventId, 'en')];
    if (!edit || !sender) throw new Error('no edit');
    const order = { ...row.order, lang };
    return orderMailModel({
      kind: 'order_edited',
      order,
      lines: row.lines,
      sender,
      edit,
      refund: null,
      waits,
      pictures: new Map(),
    });
  });
}

describe('the invoice (D13 to D16, D18-3)', () => {
  test('shows an edit’s new figures, rate by rate, and names what goes back', async () => {
    const order = await buy();
    await cheaper(order);
    const model = invoiceModel(await rowOf(order.id));
    expect(model.totals.map(({ value }) => value)).toEqual(['£50.00', '£6.54', '£49.45', '£7.09', '£56.54']);
    expect(model.rates?.rows).toEqual([
      ['20%', '£35.45', '£7.09', '£42.54'],
      ['0%', '£14.00', '£0.00', '£14.00'],
    ]);
    expect(model.lines[0]).toMatchObject({ details: 'black, L', unit: '£18.00', total: '£36.00' });
    expect(model.notes.at(-1)).toMatch(/^Changed on .+ 20\d\d: £7\.20 taken off and refunded to the card\.$/);
  });

  test('says who sold it on the day it was paid; an older order names the seller of today', async () => {
    const order = await buy();
    await registered(null);
    const frozen = invoiceModel(await rowOf(order.id));
    expect([frozen.title, frozen.seller]).toEqual([
      'VAT invoice',
      expect.arrayContaining(['VAT number GB 1']),
    ]);
    await world.sql("update orders set snapshot = snapshot - 'seller' where id = $1", [order.id]);
    const older = invoiceModel(await rowOf(order.id));
    expect([older.title, older.rates]).toEqual(['Invoice', null]);
    await registered('GB 1');
  });
});

describe('the mail of an edit', () => {
  test.each(LOCALE_CODES)('says in %s what was changed and what goes back', async (lang) => {
    const order = await buy();
    await cheaper(order);
    const model = await lastMail(order.id, lang);
    expect(model.changes).toHaveLength(2);
    expect(model.changes[0]).toMatch(/Crew Tee.*L.*M/);
    expect(model.changes[1]).toContain('7.20');
    const { html, text } = renderOrderMail(model);
    for (const change of model.changes)
      expect([html.includes(change), text.includes(change)]).toEqual([true, true]);
    expect(`${model.subject} ${model.heading} ${model.intro}`).not.toMatch(/mail\.|\{/);
  });

  test('of an address points at the one below, and names nothing else', async () => {
    const order = await buy();
    const { version, customer } = await readOrderPage(order.token, 'req_test');
    const { email: _, ...address } = customer;
    const moved = { ...address, address_first_line: '3 New Row', phone: '+44 20 7946 0123', version };
    await editAddress(order.token, 'req_test', moved);
    const model = await lastMail(order.id, 'en');
    expect(model.changes).toEqual(['We’ll deliver to the name, phone number and address shown below.']);
    expect(model.address).toContain('3 New Row');
    expect(model.delivery).toContain('Between');
    // When the edit flags the claim for its client's decision (D24-2), the mail says so and promises no date.
    const waiting = await lastMail(order.id, 'en', true);
    expect(waiting.changes[1]).toContain('confirms it before we print anything');
    expect([waiting.delivery, waiting.deliveryHeading]).toEqual(['', '']);
  });
});
