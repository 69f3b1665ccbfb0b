/** @jest-environment node */
import type { AppError } from '@/lib/kernel/app-error';
import { setClock } from '@/lib/kernel/clock';
import { beginTopUp } from '@/lib/modules/payments/service/top-up/begin-top-up';
import { settleTopUp } from '@/lib/modules/payments/service/top-up/settle-top-up';
import { clientFor } from '@/sandbox/stripe/testing';
import { FJORD } from '@/scripts/test/fixtures/stores';
import { startCheckoutWorld, type CheckoutWorld } from '@/scripts/test/checkout-world';
import { beginCard } from './begin-card';
import { listCards } from './list-cards';
import { forgetCard, removeCard } from './remove-card';
import { noteCard, settleCard } from './settle-card';

const CLIENT = { tenantId: FJORD.tenantId, actor: 'client', userId: 'usr_isla' } as const;
const OTHER = { ...CLIENT, tenantId: 'ten_of_another' };

let world: CheckoutWorld;
let provider: ReturnType<typeof clientFor>;
jest.setTimeout(120_000);
beforeAll(async () => {
  world = await startCheckoutWorld([FJORD]);
  world.stripe.control.mischief({ kind: 'hold', count: Number.MAX_SAFE_INTEGER, ms: 0 });
  provider = clientFor(world.stripe, 'sk_test_sandbox_uk');
});
afterAll(() => world.close());

interface Row {
  state: string;
  setup: string;
  method: string | null;
}
async function rowOf(id: string): Promise<Row> {
  const [row] = await world.sql<Row>(
    'select state, setup_id as setup, method_id as method from saved_cards where id = $1',
    [id],
  );
  if (!row) throw new Error(`no ${id}`);
  return row;
}

/** Begins to save a card, and has the browser give one to the provider. */
async function give(card: string, key: string | null = null): Promise<string> {
  const { cardId } = await beginCard(CLIENT, { currency: 'GBP', key });
  await provider.setupIntents
    .confirm((await rowOf(cardId)).setup, { payment_method: card, return_url: 'https://x.example' })
    .catch(() => undefined);
  return cardId;
}

async function save(card = 'pm_card_visa'): Promise<string> {
  const id = await give(card);
  await settleCard(CLIENT, id);
  return id;
}

const audited = async (action: string) =>
  (
    await world.sql<{ data: unknown }>('select data from audit_log where action = $1 order by at, id', [
      action,
    ])
  ).map(({ data }) => data);
const forgets = async () =>
  (
    await world.ownerSql<{ payload: { cardId: string } }>(
      `select j.payload from graphile_worker._private_jobs j
       join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'forget-card' order by j.id`,
    )
  ).map(({ payload }) => payload.cardId);
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: AppError) => ({ code: error.code, fields: error.fields }),
  );

/** Delivers the events of a type about an object again. */
async function tell(type: string): Promise<number[]> {
  await world.ownerSql('update provider_events set processed_at = null');
  return world.stripe.control.deliver(world.stripe.control.events({ type }).map(({ id }) => id));
}

test('a card is saved once its bank has agreed, for payments at which the client is present (D37-10)', async () => {
  const { cardId, clientSecret } = await beginCard(CLIENT, { currency: 'GBP', key: null });
  const { setup } = await rowOf(cardId);
  expect(clientSecret.startsWith(setup)).toBe(true);
  const made = await provider.setupIntents.retrieve(setup);
  expect(made).toMatchObject({
    usage: 'on_session',
    metadata: { card_id: cardId, tenant_id: FJORD.tenantId },
  });
  expect(await settleCard(CLIENT, cardId)).toEqual({ standing: 'open', card: null });
  expect(await listCards(CLIENT)).toEqual([]);
  await provider.setupIntents.confirm(setup, {
    payment_method: 'pm_card_visa',
    return_url: 'https://x.example',
  });
  const all = await Promise.all(Array.from({ length: 5 }, () => settleCard(CLIENT, cardId)));
  expect(new Set(all.map(({ standing }) => standing))).toEqual(new Set(['saved']));
  expect(await listCards(CLIENT)).toMatchObject([
    { id: cardId, currency: 'GBP', brand: 'visa', last4: '4242', state: 'valid' },
  ]);
  expect(await audited('billing.card_saved')).toMatchObject([
    { region: 'UK', last4: '4242', replaced: null },
  ]);
  expect(await listCards(OTHER)).toEqual([]);
  expect(await refusal(settleCard(OTHER, cardId))).toMatchObject({ code: 'not_found' });
  expect(await refusal(removeCard(OTHER, cardId))).toMatchObject({ code: 'not_found' });
});

test('the provider’s event alone saves a card; another one replaces it, and the provider forgets the former', async () => {
  const former = await save();
  const next = await give('pm_card_mastercard');
  expect((await rowOf(next)).state).toBe('open');
  expect(await tell('setup_intent.succeeded')).not.toContain(500);
  expect(await listCards(CLIENT)).toMatchObject([{ id: next, brand: 'mastercard', last4: '4444' }]);
  expect((await rowOf(former)).state).toBe('ended');
  expect(await forgets()).toContain(former);
  await forgetCard({ tenantId: FJORD.tenantId, cardId: former });
  await forgetCard({ tenantId: FJORD.tenantId, cardId: former });
  const { method } = await rowOf(former);
  expect((await provider.paymentMethods.retrieve(method ?? '')).customer).toBeNull();
  // The event of what was forgotten changes nothing more.
  await tell('payment_method.detached');
  expect(await listCards(CLIENT)).toMatchObject([{ id: next }]);
});

test('a declined card saves nothing, and another one may follow; a wrong key is refused', async () => {
  const kept = await save();
  const id = await give('pm_card_chargeDeclined', 'key-1');
  expect(await settleCard(CLIENT, id)).toEqual({ standing: 'open', card: null });
  expect((await beginCard(CLIENT, { currency: 'GBP', key: 'key-1' })).cardId).toBe(id);
  expect(await refusal(beginCard(CLIENT, { currency: 'USD', key: 'key-1' }))).toMatchObject({
    code: 'idempotency_mismatch',
  });
  expect(await listCards(CLIENT)).toMatchObject([{ id: kept }]);
  expect(await refusal(removeCard(CLIENT, id))).toMatchObject({ code: 'not_found' });
  await provider.setupIntents.cancel((await rowOf(id)).setup);
  expect(await settleCard(CLIENT, id)).toEqual({ standing: 'failed', card: null });
});

test('a removed card is gone at once, once; a card that the provider lets go is gone too (D37-11)', async () => {
  const first = await save();
  const before = (await audited('billing.card_removed')).length;
  await Promise.all([removeCard(CLIENT, first), removeCard(CLIENT, first)]);
  expect(await listCards(CLIENT)).toEqual([]);
  expect((await forgets()).filter((id) => id === first)).toHaveLength(1);
  expect(await audited('billing.card_removed')).toHaveLength(before + 1);
  const second = await save();
  await provider.paymentMethods.detach((await rowOf(second)).method ?? '');
  await tell('payment_method.detached');
  expect(await listCards(CLIENT)).toEqual([]);
  expect(await audited('billing.card_removed')).toHaveLength(before + 2);
  expect(await noteCard({ tenantId: 'ten_nobody', cardId: second }, 'req_1')).toBe(false);
});

test('the bank’s new last month is shown; an expired card is said and pays nothing (D37-11)', async () => {
  const id = await save();
  await provider.paymentMethods.update((await rowOf(id)).method ?? '', {
    card: { exp_month: 11, exp_year: 2040 },
  });
  await tell('payment_method.updated');
  expect(await listCards(CLIENT)).toMatchObject([
    { id, expires_month: 11, expires_year: 2040, state: 'valid' },
  ]);
  const back = setClock(() => new Date('2040-12-02T00:00:00Z'));
  expect(await listCards(CLIENT)).toMatchObject([{ id, state: 'expired' }]);
  const paid = beginTopUp(CLIENT, { currency: 'GBP', amount: 5000, cardId: id });
  expect(await refusal(paid)).toMatchObject({ fields: { card: ['card_expired'] } });
  back();
});

test('a top-up by a saved card waits for the client’s own yes, and is then in the account', async () => {
  const cardId = await save();
  const wanted = { currency: 'GBP', amount: 5000, cardId, key: 'top-1' } as const;
  const { topUpId } = await beginTopUp(CLIENT, wanted);
  expect((await beginTopUp(CLIENT, wanted)).topUpId).toBe(topUpId);
  expect(await refusal(beginTopUp(CLIENT, { ...wanted, cardId: null }))).toMatchObject({
    code: 'idempotency_mismatch',
  });
  expect(await settleTopUp(CLIENT, topUpId)).toMatchObject({ standing: 'open' });
  const [row] = await world.sql<{ intent: string }>('select intent_id as intent from top_ups where id = $1', [
    topUpId,
  ]);
  const intent = row?.intent ?? '';
  expect(world.stripe.control.intent(intent)).toMatchObject({
    status: 'requires_confirmation',
    payment_method: (await rowOf(cardId)).method,
    setup_future_usage: null,
  });
  await provider.paymentIntents.confirm(intent, { return_url: 'https://x.example' });
  expect(await settleTopUp(CLIENT, topUpId)).toMatchObject({ standing: 'paid', amountMinor: 5000 });
  const abroad = beginTopUp(CLIENT, { currency: 'USD', amount: 5000, cardId });
  expect(await refusal(abroad)).toMatchObject({ fields: { card: ['unknown'] } });
  const foreign = beginTopUp(
    { ...CLIENT, tenantId: OTHER.tenantId },
    { currency: 'GBP', amount: 5000, cardId },
  );
  expect(await refusal(foreign)).toMatchObject({ code: 'not_found' });
  await removeCard(CLIENT, cardId);
  expect(await refusal(beginTopUp(CLIENT, { currency: 'GBP', amount: 5000, cardId }))).toMatchObject({
    fields: { card: ['unknown'] },
  });
});

test('a merchant’s card is kept for orders that come when nobody is there, and completes the setup, by the event alone (S4-47)', async () => {
  await world.sql(`insert into shop_onboarding (tenant_id, payment_region) values ($1, 'UK')`, [
    CLIENT.tenantId,
  ]);
  const step = async () =>
    (await world.sql<{ at: Date | null }>('select payment_method_at as at from shop_onboarding'))[0]?.at;
  const begun = await beginCard(CLIENT, { currency: 'GBP', key: null, forOrders: true });
  const { setup } = await rowOf(begun.cardId);
  expect(await provider.setupIntents.retrieve(setup)).toMatchObject({ usage: 'off_session' });
  expect(await settleCard(CLIENT, begun.cardId)).toMatchObject({ standing: 'open' });
  expect(await step()).toBeNull();
  // The bank asks first, and its card holder agrees.
  const asked = { payment_method: 'pm_card_authenticationRequired', return_url: 'https://x.example' };
  await provider.setupIntents.confirm(setup, asked);
  expect(await settleCard(CLIENT, begun.cardId)).toMatchObject({ standing: 'open' });
  await provider.setupIntents.confirm(setup, { ...asked, payment_method: 'pm_card_visa' });
  await tell('setup_intent.succeeded');
  const first = await step();
  expect(first).not.toBeNull();
  expect(await settleCard(CLIENT, begun.cardId)).toMatchObject({ standing: 'saved' });
  expect(await step()).toEqual(first);
});
