import type Stripe from 'stripe';
import type { StripeControl } from '../control/stripe-control';
import { failureOf, NO_REDIRECTS } from '../testing';

export interface Stage {
  control: StripeControl;
  uk: Stripe;
  us: Stripe;
}

const on = { stripeAccount: 'acct_sandbox_uk_fern' };
const POUND = { amount: 5000, currency: 'gbp', ...NO_REDIRECTS };

/** A payment with this card, by a server. */
function pay(stripe: Stripe, card: string, extra: object = {}): Promise<Stripe.PaymentIntent> {
  const params = { ...POUND, confirm: true, payment_method: card, ...extra };
  return stripe.paymentIntents.create(params, on);
}

async function payments({ uk, control }: Stage): Promise<void> {
  const shipping = { name: 'A', address: { line1: '1 High Street', country: 'GB' } };
  const open = await uk.paymentIntents.create({ ...POUND, shipping, application_fee_amount: 100 }, on);
  await uk.paymentIntents.update(open.id, { metadata: { a: 'b' } }, on);
  await uk.paymentIntents.retrieve(open.id, {}, on);
  const deep = ['balance_transaction', 'application_fee', 'refunds'].map((name) => `latest_charge.${name}`);
  const expand = ['latest_charge', 'payment_method', ...deep];
  await uk.paymentIntents.confirm(open.id, { payment_method: 'pm_card_visa', expand }, on);
  await uk.paymentIntents.cancel((await uk.paymentIntents.create(POUND, on)).id, {}, on);
  await pay(uk, 'pm_card_authenticationRequired');
  await pay(uk, 'pm_card_authenticationRequired', { return_url: 'https://fern.example/' });
  await failureOf(pay(uk, 'pm_card_chargeDeclined'));
  control.processing({ count: 1, ms: 60_000, outcome: 'succeeded' });
  await pay(uk, 'pm_card_visa');
  await uk.paymentIntents.list({ expand: ['data.latest_charge'] }, on);
  await uk.events.list({ limit: 100 }, on);
  const [event] = control.events();
  await uk.events.retrieve(event?.id ?? '', {}, on);
}

async function methods({ uk }: Stage): Promise<void> {
  const card = { number: '4242424242424242', exp_month: 12, exp_year: 2040, cvc: '123' };
  const billing_details = { name: 'A', address: { country: 'GB', postal_code: 'E1 1AA', line1: '1' } };
  const made = await uk.paymentMethods.create({ type: 'card', card, billing_details }, on);
  await uk.paymentMethods.retrieve(made.id, {}, on);
  await uk.tokens.create({ card: { ...card, exp_month: '12', exp_year: '2040' } }, on);
}

async function moneyBack({ uk, control }: Stage): Promise<void> {
  const paid = await pay(uk, 'pm_card_visa');
  const made = await uk.refunds.create({ payment_intent: paid.id, amount: 100, expand: ['charge'] }, on);
  await uk.refunds.update(made.id, { metadata: { a: 'b' } }, on);
  await uk.refunds.retrieve(made.id, {}, on);
  for (const card of ['pm_card_refundFail', 'pm_card_pendingRefund'])
    await uk.refunds.create({ payment_intent: (await pay(uk, card)).id, reason: 'duplicate' }, on);
  await uk.refunds.list({}, on);
  await uk.charges.retrieve(String(paid.latest_charge), {}, on);
  for (const card of ['createDispute', 'createDisputeProductNotReceived', 'createDisputeInquiry'])
    await pay(uk, `pm_card_${card}`);
  const { data } = await uk.disputes.list({ expand: ['data.charge'] }, on);
  const [asked, lost, won] = data.map(({ id }) => id);
  await uk.disputes.retrieve(asked ?? '', {}, on);
  await uk.disputes.update(won ?? '', { evidence: { uncategorized_text: 'winning_evidence' } }, on);
  await uk.disputes.close(lost ?? '', {}, on);
  control.closeDispute(asked ?? '', 'warning_closed');
}

async function balance({ uk }: Stage): Promise<void> {
  const paid = await pay(uk, 'pm_card_visa', { application_fee_amount: 500 });
  const { data: fees } = await uk.applicationFees.list({ charge: String(paid.latest_charge) });
  const fee = fees[0]?.id ?? '';
  const part = await uk.applicationFees.createRefund(fee, { amount: 100, metadata: { a: 'b' } });
  await uk.applicationFees.updateRefund(fee, part.id, { metadata: { c: 'd' } });
  await uk.applicationFees.retrieveRefund(fee, part.id);
  await uk.applicationFees.listRefunds(fee);
  await uk.refunds.create({ payment_intent: paid.id, refund_application_fee: true }, on);
  await uk.applicationFees.retrieve(fee, { expand: ['balance_transaction', 'account'] });
  await uk.balanceTransactions.list({}, {});
  const { data } = await uk.balanceTransactions.list({ limit: 100 }, on);
  await uk.balanceTransactions.retrieve(data[0]?.id ?? '', {}, on);
  await pay(uk, 'pm_card_createIssuerFraudRecord');
  await failureOf(pay(uk, 'pm_card_radarBlock'));
  const { data: warnings } = await uk.radar.earlyFraudWarnings.list({}, on);
  await uk.radar.earlyFraudWarnings.retrieve(warnings[0]?.id ?? '', {}, on);
}

async function taxes({ us }: Stage): Promise<void> {
  const prairie = { stripeAccount: 'acct_sandbox_us_prairie' };
  const sale = (address: Stripe.AddressParam, tax_behavior: 'exclusive' | 'inclusive') =>
    us.tax.calculations.create(
      {
        currency: 'usd',
        line_items: [{ amount: 4800, reference: 'a', tax_behavior }],
        shipping_cost: { amount: 650 },
        customer_details: { address: { country: 'US', ...address }, address_source: 'shipping' },
        expand: ['line_items'],
      },
      prairie,
    );
  await sale({ country: 'GB' }, 'exclusive');
  await sale({ state: 'OR', postal_code: '97201' }, 'exclusive');
  await sale({ state: 'KS', postal_code: '66044' }, 'inclusive');
  const { id } = await sale({ state: 'KS', postal_code: '66044' }, 'exclusive');
  await us.tax.calculations.retrieve(id ?? '', {}, prairie);
  await us.tax.calculations.listLineItems(id ?? '', {}, prairie);
  const made = await us.tax.transactions.createFromCalculation(
    { calculation: id ?? '', reference: 'ord_1', expand: ['line_items'] },
    prairie,
  );
  const back = {
    original_transaction: made.id,
    reference: 'back',
    mode: 'full' as const,
    expand: ['line_items'],
  };
  await us.tax.transactions.createReversal(back, prairie);
  await us.tax.transactions.retrieve(made.id, {}, prairie);
  await us.tax.transactions.listLineItems(made.id, {}, prairie);
}

async function taxSetUp({ us, control }: Stage): Promise<void> {
  const { id } = await us.accounts.create({ controller: {} });
  const own = { stripeAccount: id };
  await us.tax.settings.retrieve({}, own);
  const head_office = { address: { country: 'US', state: 'KS', postal_code: '66044' } };
  await us.tax.settings.update({ head_office, defaults: { tax_behavior: 'exclusive' } }, own);
  control.tax('US', id, false);
  const kansas = { us: { state: 'KS', type: 'state_sales_tax' as const } };
  const now = 'now' as const;
  const made = await us.tax.registrations.create(
    { country: 'US', country_options: kansas, active_from: now },
    own,
  );
  await us.tax.registrations.retrieve(made.id, {}, own);
  await us.tax.registrations.update(made.id, { expires_at: now }, own);
  await us.tax.registrations.list({ status: 'all' }, own);
}

async function customers({ uk }: Stage): Promise<void> {
  const address = { country: 'GB', postal_code: 'E1 1AA' };
  const made = await uk.customers.create(
    { email: 'a@b.example', address, shipping: { name: 'A', address } },
    on,
  );
  await uk.customers.update(made.id, { name: 'A', preferred_locales: ['de'], address: '' }, on);
  const method = await uk.paymentMethods.attach('pm_card_visa', { customer: made.id }, on);
  await uk.customers.retrieve(made.id, {}, on);
  await uk.customers.list({ email: 'a@b.example' }, on);
  await uk.customers.listPaymentMethods(made.id, {}, on);
  await uk.customers.retrievePaymentMethod(made.id, method.id, {}, on);
  await uk.paymentMethods.update(
    method.id,
    { metadata: { a: 'b' }, card: { exp_month: 11, exp_year: 2040 } },
    on,
  );
  await pay(uk, 'pm_card_visa', {
    customer: made.id,
    setup_future_usage: 'off_session',
    expand: ['customer'],
  });
  await setups(uk, made.id);
  await uk.paymentMethods.detach(method.id, {}, on);
  await uk.customers.del(made.id, {}, on);
}

async function setups(uk: Stripe, customer: string): Promise<void> {
  const confirm = { confirm: true, ...NO_REDIRECTS, customer };
  const open = await uk.setupIntents.create({ customer, ...NO_REDIRECTS }, on);
  await uk.setupIntents.update(open.id, { metadata: { a: 'b' }, payment_method: 'pm_card_visa' }, on);
  await uk.setupIntents.confirm(open.id, { expand: ['payment_method'] }, on);
  await uk.setupIntents.retrieve(open.id, {}, on);
  await uk.setupIntents.create({ ...confirm, payment_method: 'pm_card_threeDSecure2Required' }, on);
  await failureOf(uk.setupIntents.create({ ...confirm, payment_method: 'pm_card_chargeDeclined' }, on));
  await uk.setupIntents.cancel((await uk.setupIntents.create({}, on)).id, {}, on);
  await uk.setupIntents.list({ customer }, on);
}

async function domains({ uk }: Stage): Promise<void> {
  const made = await uk.paymentMethodDomains.create({ domain_name: 'shop.fern.example' }, on);
  await uk.paymentMethodDomains.create({ domain_name: 'shop.invalid' }, on);
  await uk.paymentMethodDomains.update(made.id, { enabled: false }, on);
  await uk.paymentMethodDomains.validate(made.id, {}, on);
  await uk.paymentMethodDomains.retrieve(made.id, {}, on);
  await uk.paymentMethodDomains.list({}, on);
  const url = 'https://fern.example/hook';
  await uk.webhookEndpoints.create({ url, enabled_events: ['account.updated'], connect: true });
  await uk.webhookEndpoints.list({});
}

async function accounts({ uk, control }: Stage): Promise<void> {
  const wish = { capabilities: { card_payments: { requested: true } }, email: 'a@b.example' };
  const made = await uk.accounts.create(wish);
  await uk.accounts.create({ type: 'standard' });
  await uk.accounts.update(made.id, { metadata: { a: 'b' } });
  for (const change of ['enabled', 'document', 'review', 'rejected', 'disabled'] as const)
    control.account('UK', made.id, change);
  await uk.accounts.retrieve(made.id);
  await uk.accounts.retrieve(null);
  const back = { return_url: 'http://127.0.0.1:9/done', refresh_url: 'http://127.0.0.1:9/again' };
  await uk.accountLinks.create({ account: made.id, type: 'account_onboarding', ...back });
  await uk.accounts.del(made.id);
}

/** Makes every call that the stand-in answers, and brings its objects into all their states. */
export async function callEverything(stage: Stage): Promise<void> {
  await payments(stage);
  await methods(stage);
  await moneyBack(stage);
  await balance(stage);
  await taxes(stage);
  await taxSetUp(stage);
  await customers(stage);
  await domains(stage);
  await accounts(stage);
}
