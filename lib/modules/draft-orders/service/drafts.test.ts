/** @jest-environment node */
import { withTenant } from '@/lib/db/with-tenant';
import { AppError } from '@/lib/kernel/app-error';
import { setClock } from '@/lib/kernel/clock';
import { bucketOf } from '@/lib/limits/bucket';
import type { SessionUser } from '@/lib/modules/accounts/service/session-user';
import type { DraftForm, DraftOrder } from '@/lib/modules/draft-orders/contract/drafts';
import { startCheckoutWorld, type CheckoutWorld } from '@/scripts/test/checkout-world';
import { FJORD, PRAIRIE } from '@/scripts/test/fixtures/stores';
import { catchMails } from '@/scripts/test/mail-catcher';
import { DEMO_BASKET, intentOf, Shopper } from '@/scripts/test/shopper';
import { draftToken } from './draft-link';
import { deleteForgottenDrafts, draftsPersonalData } from './personal-data';
import { listDraftProducts, listDrafts, quoteDraft, readDraft } from './read-drafts';
import { readLinkedDraft } from './read-linked-draft';
import { createDraft, updateDraft } from './save-draft';
import { sendDraft, withdrawDraft } from './send-draft';
import { sendDraftMail } from './send-draft-mail';

jest.setTimeout(90_000);

const { tenantId } = FJORD;
const DAY = 86_400_000;
const CLIENT = { tenantId, actor: 'client', userId: 'usr_client' } as const;
const OTHERS = { ...CLIENT, tenantId: PRAIRIE.tenantId } as const;
const person = (role: string, tenant: string = tenantId) =>
  ({ id: 'usr_client', tenantId: tenant, role, superadmin: false }) as unknown as SessionUser;
const MANAGER = person('account_manager');

let world: CheckoutWorld;
let mails: Awaited<ReturnType<typeof catchMails>>;
beforeAll(async () => {
  mails = await catchMails();
  world = await startCheckoutWorld([FJORD, PRAIRIE]);
});
afterAll(async () => {
  await mails.close();
  await world.close();
});
beforeEach(() => {
  mails.caught.length = 0;
});

let forms = 0;
function form(more: Partial<DraftForm> = {}): DraftForm {
  forms += 1;
  return {
    key: `form-of-the-suite-${forms}`,
    event: FJORD.slug,
    products: DEMO_BASKET,
    name: 'Robin Fern',
    email: `robin${forms}@guest.example`,
    lang: 'en',
    note: 'As we <b>said</b> on the phone.',
    ...more,
  };
}
const create = (more?: Partial<DraftForm>) => createDraft(CLIENT, MANAGER, form(more));
const send = ({ id, version, sends }: DraftOrder) => sendDraft(CLIENT, MANAGER, id, { version, sends });
const withdraw = ({ id, version }: DraftOrder) => withdrawDraft(CLIENT, MANAGER, id, version);
const read = (id: string) => readDraft(CLIENT, MANAGER, id);
const linked = (draftId: string) => readLinkedDraft(draftToken({ tenantId, draftId }), 'req_test');
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  );
const stockOf = (variant: string, stock: number) =>
  world.sql('update variants set stock = $2 where id = $1', [variant, stock]);
const available = ({ lines }: Pick<DraftOrder, 'lines'>) => lines.map((line) => line.available);
/** How many mails of the hour's limit are used. */
async function used(): Promise<number> {
  const [row] = await world.ownerSql<{ hits: number }>(
    'select coalesce(sum(hits), 0)::integer as hits from rate_limits where bucket = $1',
    [bucketOf('draft-order', tenantId)],
  );
  return row?.hits ?? 0;
}
/** Buys the draft's lines by its link, on the house. */
async function buy(draftId: string, tenant: string = tenantId): Promise<string> {
  const shopper = new Shopper(world, FJORD);
  await shopper.createCustomer();
  const draft = draftToken({ tenantId: tenant, draftId });
  const body = { amount: '0.00', total_shipping_price: '6.54', discount_code: 'ONHOUSE', draft };
  const { status, json } = await shopper.pay(body);
  expect(status).toBe(200);
  expect((await shopper.pay(body)).json['order_id']).toBe(json['order_id']);
  return String(json['order_id']);
}

describe('composing (S2.2-89)', () => {
  test('keeps what the checkout would take, at the store’s own prices; the same form is one draft', async () => {
    const wanted = form();
    const [one, two] = await Promise.all([
      createDraft(CLIENT, MANAGER, wanted),
      createDraft(CLIENT, MANAGER, wanted),
    ]);
    expect(two.id).toBe(one.id);
    expect(one).toMatchObject({
      state: 'draft',
      items: '57.20',
      shipping: '6.54',
      total: '63.74',
      link: null,
    });
    expect(one.lines.map(({ quantity, total }) => [quantity, total])).toEqual([
      [2, '43.20'],
      [1, '14.00'],
    ]);
    expect(await refusal(createDraft(CLIENT, MANAGER, { ...wanted, name: 'Another' }))).toBe('conflict');
    const { total } = await quoteDraft(CLIENT, FJORD.slug, DEMO_BASKET);
    expect(total).toBe('63.74');
    const { products } = await listDraftProducts(CLIENT, FJORD.slug);
    expect(products.find(({ id }) => id === 'ff-crew-tee')).toMatchObject({ price: '21.60' });
    const audits = await world.sql("select data from audit_log where action = 'draft_order.created'");
    expect(JSON.stringify(audits)).not.toMatch(/Robin|guest\.example/);
    expect(audits).toHaveLength(1);
  });

  test('a name of which nothing is seen is refused, and a note turns no text around', async () => {
    expect(await refusal(create({ name: '\u200b' }))).toBe('invalid');
    expect((await create({ note: 'Turned \u202eround' })).note).toBe('Turned round');
  });

  test('what is not sold here, not there in that number or another client’s is refused', async () => {
    const of = (more: object) =>
      refusal(create({ products: [{ ...DEMO_BASKET[0], quantity: 1, ...more } as never] }));
    expect(await of({ variant_id: 'pr-club-tee-red-m' })).toBe('invalid');
    expect(await of({ product_id: 'pr-club-tee', variant_id: 'pr-club-tee-red-m' })).toBe('invalid');
    await world.sql("update variants set stock = 3 where id = 'ff-crew-tee-black-m'");
    expect(await of({ quantity: 4 })).toBe('invalid');
    await stockOf('ff-crew-tee-black-m', 500);
    const [tee, kids] = DEMO_BASKET;
    const twice = (quantity: number) =>
      create({ products: [tee, tee, kids].map((one) => ({ ...one, quantity }) as never) });
    await expect(twice(150)).rejects.toMatchObject({ fields: { 'products.1.quantity': ['too_large'] } });
    await stockOf('ff-kids-tee-oat-3-4yr', 0);
    await expect(twice(1)).rejects.toMatchObject({ fields: { 'products.2.quantity': ['out_of_stock'] } });
    await stockOf('ff-kids-tee-oat-3-4yr', 500);
    expect(await refusal(create({ event: PRAIRIE.slug }))).toBe('not_found');
  });

  test('of two tabs one changes it; nobody changes what was sent, and foreign ids are 404', async () => {
    const made = await create();
    const change = (version: number) =>
      updateDraft(CLIENT, MANAGER, made.id, { ...form(), products: [...DEMO_BASKET].slice(0, 1), version });
    const outcomes = await Promise.all([refusal(change(1)), refusal(change(1))]);
    expect(outcomes.sort()).toEqual(['conflict', 'done']);
    const changed = await read(made.id);
    expect(changed).toMatchObject({ version: 2, item_count: 2 });
    const sent = await send(changed);
    expect(await refusal(change(sent.version))).toBe('conflict');
    const stranger = person('admin', PRAIRIE.tenantId);
    for (const work of [
      readDraft(OTHERS, stranger, made.id),
      sendDraft(OTHERS, stranger, made.id, { version: 2, sends: 0 }),
      withdrawDraft(OTHERS, stranger, made.id, 2),
      updateDraft(OTHERS, stranger, made.id, { ...form(), version: 2 }),
    ]) {
      expect(await refusal(work)).toBe('not_found');
    }
    expect(await listDrafts(OTHERS, { limit: 50 })).toMatchObject({ drafts: [], total: 0 });
  });
});

describe('sending (S2.2-89)', () => {
  test('one mail for two presses, with the link and the note as text; five mails at most', async () => {
    let sent = await create();
    const first = await Promise.all([send(sent), send(sent)]);
    expect(first.map(({ sends, state }) => [sends, state])).toEqual([
      [1, 'sent'],
      [1, 'sent'],
    ]);
    const { id, link } = (sent = first[0] ?? sent);
    const jobs = await world.ownerSql(
      "select 1 from graphile_worker.jobs where task_identifier = 'send-draft-mail'",
    );
    expect(jobs.length).toBeGreaterThan(0);
    const job = { tenantId, draftId: id, round: 1 };
    await sendDraftMail(job);
    await sendDraftMail(job);
    expect(mails.caught).toHaveLength(1);
    const mail = mails.caught[0]?.read;
    expect(mail?.text).toContain(link);
    expect(mail?.text).toContain('63.74');
    expect(mail?.html).toContain('As we &lt;b&gt;said&lt;/b&gt; on the phone.');
    for (let round = 2; round <= 5; round += 1) sent = await send(sent);
    expect([sent.sends, sent.can_send]).toEqual([5, false]);
    expect(await refusal(send(sent))).toBe('too_many');
    // A job of an earlier sending says nothing any more.
    await sendDraftMail({ ...job, round: 4 });
    expect(mails.caught).toHaveLength(1);
  });

  test('what can’t be made any more is not sent; a refusal and a second press use nothing of the hour’s limit', async () => {
    const made = await create();
    const before = await used();
    expect(await refusal(sendDraft(CLIENT, MANAGER, made.id, { version: 9, sends: 0 }))).toBe('conflict');
    const unpriced = "jsonb_set(blank, '{printPriceMinor}', '{}')";
    const [kept] = await world.sql<{ blank: object }>("select blank from products where id = 'ff-crew-tee'");
    await world.sql(`update products set blank = ${unpriced} where id = 'ff-crew-tee'`);
    expect(available(await read(made.id))).toEqual([false, true]);
    expect(await refusal(send(made))).toBe('invalid');
    await world.sql("update products set blank = $1 where id = 'ff-crew-tee'", [JSON.stringify(kept?.blank)]);
    expect(await used()).toBe(before);
    await Promise.all([send(made), send(made)]);
    expect(await used()).toBe(before + 1);
  });

  test('customer service reads and may do nothing', async () => {
    const made = await create();
    const seen = await readDraft(CLIENT, person('customer_service'), made.id);
    expect([seen.can_update, seen.can_send, seen.can_withdraw]).toEqual([false, false, false]);
    expect([made.can_update, made.can_send, made.can_withdraw]).toEqual([true, true, true]);
  });
});

describe('the link (S2.2-91)', () => {
  test('an unknown, unsent or forged one is 404; a price that changed since is told', async () => {
    const made = await create();
    expect(await refusal(linked(made.id))).toBe('not_found');
    expect(await refusal(linked('dro_nobody'))).toBe('not_found');
    expect(await refusal(readLinkedDraft('x'.repeat(80), 'req_test'))).toBe('not_found');
    await send(made);
    expect(await linked(made.id)).toMatchObject({ state: 'open', total: '63.74', changed: false });
    expect(await linked(made.id)).toMatchObject({ name: made.name, email: made.email });
    const priced = (by: number) =>
      world.sql(
        "update event_products set store_selling_price_minor = store_selling_price_minor + $1 where product_id = 'ff-kids-tee'",
        [by],
      );
    await priced(100);
    expect(await linked(made.id)).toMatchObject({ state: 'open', sent_total: '63.74', changed: true });
    await priced(-100);
    await world.sql("update variants set stock = 0 where id = 'ff-kids-tee-oat-3-4yr'");
    const { lines } = await linked(made.id);
    expect(lines.map(({ available }) => available)).toEqual([true, false]);
    await world.sql("update variants set stock = 500 where id = 'ff-kids-tee-oat-3-4yr'");
  });

  test('it ends after fourteen days, opens again when sent again, and says when it was withdrawn', async () => {
    const sent = await send(await create());
    const restore = setClock(() => new Date(Date.now() + 14 * DAY + 1000));
    try {
      expect(await linked(sent.id)).toMatchObject({ state: 'expired', name: '', email: '' });
      const expired = await read(sent.id);
      expect(expired).toMatchObject({ state: 'expired', can_send: true });
      expect(
        (await listDrafts(CLIENT, { limit: 50, state: 'expired' })).drafts.map(({ id }) => id),
      ).toContain(sent.id);
      const again = await send(expired);
      expect(await linked(sent.id)).toMatchObject({ state: 'open' });
      await Promise.all([withdraw(again), withdraw(again)]);
      expect(await linked(sent.id)).toMatchObject({ state: 'withdrawn' });
      expect(await refusal(send(await read(sent.id)))).toBe('conflict');
    } finally {
      restore();
    }
  });
});

describe('paying (S2.2-92)', () => {
  test('by card: the draft is paid once the money is there, and not before', async () => {
    const sent = await send(await create());
    const shopper = new Shopper(world, FJORD);
    await shopper.createCustomer();
    const draft = draftToken({ tenantId, draftId: sent.id });
    const paid = await shopper.pay({ amount: '63.74', total_shipping_price: '6.54', draft });
    expect(await read(sent.id)).toMatchObject({ state: 'sent', orders: [] });
    world.stripe.control.pay(intentOf(paid));
    await world.stripe.control.settled();
    await shopper.back({ payment_intent: intentOf(paid) });
    const order = String(paid.json['order_id']);
    expect(await read(sent.id)).toMatchObject({
      state: 'paid',
      orders: [{ id: order, ref: paid.json['order_ref'] }],
      can_send: false,
      can_withdraw: false,
    });
    expect(await linked(sent.id)).toMatchObject({ state: 'paid' });
    expect(await refusal(withdraw(await read(sent.id)))).toBe('conflict');
  });

  test('the last ones that the buyer’s own unpaid order holds are there when the link is opened again', async () => {
    const [sent, other] = [await send(await create()), await send(await create())];
    const shopper = new Shopper(world, FJORD);
    await shopper.createCustomer();
    const draft = draftToken({ tenantId, draftId: sent.id });
    const { status } = await shopper.pay({ amount: '63.74', total_shipping_price: '6.54', draft });
    expect(status).toBe(200);
    await stockOf('ff-crew-tee-black-m', 0);
    const { lines } = await linked(sent.id);
    expect(lines[0]).toMatchObject({ available: true, left: 2 });
    expect(available(await read(sent.id))).toEqual([true, true]);
    expect(available(await linked(other.id))).toEqual([false, true]);
    await stockOf('ff-crew-tee-black-m', 500);
  });

  test('two who pay at the same time have an order each, and the client is shown both', async () => {
    const sent = await send(await create());
    const orders = await Promise.all([buy(sent.id), buy(sent.id)]);
    const shown = await read(sent.id);
    expect(shown.state).toBe('paid');
    expect(shown.orders.map(({ id }) => id).sort()).toEqual([...orders].sort());
  });

  test('by a withdrawn draft, another client’s, or with nothing of it, it is an order like any other', async () => {
    const withdrawn = await send(await create());
    await withdraw(withdrawn);
    await buy(withdrawn.id);
    expect(await read(withdrawn.id)).toMatchObject({ state: 'withdrawn', orders: [] });
    const sent = await send(await create());
    await buy(sent.id, PRAIRIE.tenantId);
    expect(await read(sent.id)).toMatchObject({ state: 'sent', orders: [] });
    const products = [{ product_id: 'ff-crew-tee', variant_id: 'ff-crew-tee-black-l', quantity: 1 }];
    const other = await send(await create({ products }));
    await buy(other.id);
    expect(await read(other.id)).toMatchObject({ state: 'sent', orders: [] });
  });
});

describe('the recipient’s data (D46)', () => {
  test('is found by address, erased with the link, and forgotten where nobody paid', async () => {
    const wanted = form();
    const sent = await send(await createDraft(CLIENT, MANAGER, wanted));
    const subject = { tenantId, email: wanted.email, emailKey: wanted.email, orderIds: [], words: [] };
    const found = await withTenant(CLIENT, (tx) => draftsPersonalData.find(tx, subject));
    expect(found).toMatchObject([
      { kind: 'draft', id: sent.id, fields: { name: 'Robin Fern', email: wanted.email } },
    ]);
    expect(await draftsPersonalData.erase(CLIENT, subject)).toBe(1);
    expect(await read(sent.id)).toMatchObject({ state: 'withdrawn', name: '', email: '', note: '' });
    await sendDraftMail({ tenantId, draftId: sent.id, round: 1 });
    expect(mails.caught).toEqual([]);

    const before = await world.sql<{ id: string }>(
      `select d.id from draft_orders d join draft_order_payments b on b.draft_id = d.id
        join orders o on o.id = b.order_id and o.paid_at is not null`,
    );
    const restore = setClock(() => new Date(Date.now() + 120 * DAY));
    await withTenant(CLIENT, (tx) => deleteForgottenDrafts(tx, { tenantId, limit: 100 }));
    restore();
    const left = await world.sql<{ id: string }>('select id from draft_orders');
    expect(left.map(({ id }) => id).sort()).toEqual([...new Set(before.map(({ id }) => id))].sort());
  });

  test('stays while the link can be paid, though the time of an order that it began is over', async () => {
    const sent = await send(await create());
    const shopper = new Shopper(world, FJORD);
    await shopper.createCustomer();
    const draft = draftToken({ tenantId, draftId: sent.id });
    const begun = await shopper.pay({ amount: '63.74', total_shipping_price: '6.54', draft });
    const orderIds = [String(begun.json['order_id'])];
    const over = { tenantId, email: null, emailKey: null, orderIds, words: [] };
    expect(await draftsPersonalData.erase(CLIENT, over)).toBe(0);
    expect(await read(sent.id)).toMatchObject({ state: 'sent', name: 'Robin Fern' });
    await withdraw(sent);
    expect(await draftsPersonalData.erase(CLIENT, over)).toBe(1);
    expect(await read(sent.id)).toMatchObject({ name: '', email: '', note: '' });
  });
});
