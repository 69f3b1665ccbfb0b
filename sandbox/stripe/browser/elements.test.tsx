/** @jest-environment-options {"resources": "usable", "url": "http://shop.localhost/checkout"} */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { AddressElement, Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import type {
  PaymentIntent,
  PaymentIntentResult,
  Stripe,
  StripeElementLocale,
  StripeExpressCheckoutElementReadyEvent,
} from '@stripe/stripe-js';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { StrictMode, useState, type FormEvent, type JSX } from 'react';

const ACCOUNT = 'acct_sandbox_uk_fern';
let child: ChildProcess;
let url: string;

/** The stand-in runs in its own process, and its script is loaded from there. */
beforeAll(async () => {
  child = spawn(process.execPath, ['--import', 'tsx', 'sandbox/main.ts', '--follow-stdin'], {
    stdio: 'pipe',
  });
  if (!child.stdout) throw new Error('no output');
  const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  url = (JSON.parse(line) as { stripe: { url: string } }).stripe.url;
  const script = document.createElement('script');
  script.src = `${url}/v3/`;
  const loaded = once(script as unknown as EventTarget, 'load');
  document.head.append(script);
  await loaded;
}, 60_000);

afterEach(cleanup);

afterAll(async () => {
  const ended = once(child, 'exit');
  child.stdin?.end();
  await ended;
});

interface Answer {
  id: string;
  client_secret: string;
}

/** A server's API call, made in the way of the page's script, because jsdom has no fetch. */
function asServer(
  path: string,
  form: Record<string, string> = {},
  method = 'POST',
): Promise<Answer & PaymentIntent> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, url + path);
    request.setRequestHeader('authorization', 'Bearer sk_test_sandbox_uk');
    request.setRequestHeader('stripe-account', ACCOUNT);
    request.setRequestHeader('content-type', 'application/x-www-form-urlencoded');
    request.onload = () => resolve(JSON.parse(request.responseText) as Answer & PaymentIntent);
    request.onerror = () => reject(new Error('no answer'));
    request.send(new URLSearchParams(form).toString());
  });
}

async function load(locale: StripeElementLocale = 'en', account = ACCOUNT): Promise<Stripe> {
  const stripe = await loadStripe('pk_test_sandbox_uk', { stripeAccount: account, locale });
  if (!stripe) throw new Error('no stripe');
  return stripe;
}

const BILLING = {
  name: 'Ada Fern',
  address: { line1: '1 Hill', city: 'Leeds', postal_code: 'LS1 1AA', country: 'GB' },
};

interface Seen {
  ready: string[];
  loadErrors: unknown[];
  complete: boolean[];
}

function Checkout({
  seen,
  onResult,
}: {
  seen: Seen;
  onResult: (result: PaymentIntentResult) => void;
}): JSX.Element {
  const stripe = useStripe();
  const elements = useElements();
  const [busy, setBusy] = useState(false);
  const pay = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (!stripe || !elements) return;
    setBusy(true);
    onResult(await stripe.confirmPayment({ elements, redirect: 'if_required' }));
    setBusy(false);
  };
  return (
    <form data-testid="form" onSubmit={(event) => void pay(event)}>
      <AddressElement
        options={{ mode: 'billing', defaultValues: BILLING, allowedCountries: ['GB', 'NL'] }}
        onReady={() => seen.ready.push('address')}
      />
      <PaymentElement
        onReady={() => seen.ready.push('payment')}
        onChange={(event) => seen.complete.push(event.complete)}
        onLoadError={(event) => seen.loadErrors.push(event.error)}
      />
      <button disabled={busy}>pay</button>
    </form>
  );
}

async function mount(
  stripe: Stripe,
  clientSecret: string,
): Promise<{ seen: Seen; results: PaymentIntentResult[] }> {
  const seen: Seen = { ready: [], loadErrors: [], complete: [] };
  const results: PaymentIntentResult[] = [];
  render(
    <StrictMode>
      <Elements
        stripe={stripe}
        options={{ clientSecret, appearance: { variables: { colorPrimary: '#1f5c3d' } } }}
      >
        <Checkout seen={seen} onResult={(result) => results.push(result)} />
      </Elements>
    </StrictMode>,
  );
  await waitFor(() => expect(seen.ready.length + seen.loadErrors.length).toBeGreaterThanOrEqual(1), {
    timeout: 5_000,
  });
  return { seen, results };
}

function type(label: string, value: string): void {
  fireEvent.input(screen.getByLabelText(label), { target: { value } });
}

function typeCard(
  number: string,
  labels: readonly string[] = ['Card number', 'Expiry date', 'Security code'],
): void {
  const values = [number, '1234', '123'];
  labels.forEach((label, index) => type(label, values[index] ?? ''));
}

async function pay(results: PaymentIntentResult[]): Promise<PaymentIntentResult> {
  const before = results.length;
  fireEvent.submit(screen.getByTestId('form'));
  await waitFor(() => expect(results.length).toBe(before + 1), { timeout: 5_000 });
  const result = results[before];
  if (!result) throw new Error('no result');
  return result;
}

function newIntent(): Promise<Answer> {
  return asServer('/v1/payment_intents', { amount: '6374', currency: 'gbp' });
}

test('react-stripe-js mounts the elements, and a good card pays with the billing address', async () => {
  const intent = await newIntent();
  const { seen, results } = await mount(await load(), intent.client_secret);
  await waitFor(() => expect(seen.ready).toEqual(expect.arrayContaining(['address', 'payment'])));
  expect(screen.getByLabelText('Full name')).toHaveProperty('value', 'Ada Fern');
  typeCard('4242424242424242');
  expect(screen.getByLabelText('Card number')).toHaveProperty('value', '4242 4242 4242 4242');
  expect(screen.getByLabelText('Expiry date')).toHaveProperty('value', '12 / 34');
  expect(seen.complete.at(-1)).toBe(true);
  expect((await pay(results)).paymentIntent).toMatchObject({ id: intent.id, status: 'succeeded' });
  const paid = await asServer(`/v1/payment_intents/${intent.id}?expand[]=latest_charge`, {}, 'GET');
  expect(paid).toMatchObject({
    amount_received: 6374,
    latest_charge: {
      billing_details: { name: 'Ada Fern', address: { city: 'Leeds', country: 'GB', line1: '1 Hill' } },
    },
  });
});

test('card data never becomes part of the form around it', async () => {
  const { client_secret: secret } = await newIntent();
  await mount(await load(), secret);
  await screen.findByLabelText('Card number');
  typeCard('4242424242424242');
  const form = screen.getByTestId<HTMLFormElement>('form');
  expect([...new FormData(form).keys()]).toEqual([]);
});

test('an incomplete card is refused before anything is sent, with the reason at the field', async () => {
  const { client_secret: secret } = await newIntent();
  const { results } = await mount(await load(), secret);
  await screen.findByLabelText('Card number');
  typeCard('4242424242424241');
  const { error } = await pay(results);
  expect(error).toMatchObject({ type: 'validation_error', code: 'invalid_number' });
  const number = screen.getByLabelText('Card number');
  expect(number.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(number.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Your card number is invalid.',
  );
  expect(document.activeElement).toBe(number);
});

test('a declined card says why in the page language, and the next one pays', async () => {
  const { client_secret: secret } = await newIntent();
  const { results } = await mount(await load('de'), secret);
  const labels = ['Kartennummer', 'Ablaufdatum', 'Sicherheitscode'] as const;
  await screen.findByLabelText(labels[0]);
  typeCard('4000000000009995', labels);
  const { error } = await pay(results);
  expect(error).toMatchObject({
    type: 'card_error',
    code: 'card_declined',
    decline_code: 'insufficient_funds',
    message: 'Ihre Karte ist nicht ausreichend gedeckt.',
    payment_intent: { status: 'requires_payment_method' },
  });
  typeCard('4242424242424242', labels);
  expect((await pay(results)).paymentIntent?.status).toBe('succeeded');
});

test.each([
  ['Fail', undefined, 'payment_intent_authentication_failure'],
  ['Complete', 'succeeded', undefined],
])('a card that asks first: %s', async (button, status, code) => {
  const { client_secret: secret } = await newIntent();
  const { results } = await mount(await load(), secret);
  await screen.findByLabelText('Card number');
  typeCard('4000002500003155');
  const outcome = pay(results);
  const choice = await screen.findByText(button, { selector: 'dialog button' });
  act(() => choice.click());
  const { paymentIntent, error } = await outcome;
  expect(paymentIntent?.status).toBe(status);
  expect(error?.code).toBe(code);
  expect(document.querySelector('dialog')).toBeNull();
});

test("another account's secret is a load error, not a form", async () => {
  const { client_secret: secret } = await newIntent();
  const { seen } = await mount(await load('en', 'acct_sandbox_uk_tide'), secret);
  await waitFor(() => expect(seen.loadErrors).toMatchObject([{ code: 'resource_missing' }]));
  expect(screen.queryByLabelText('Card number')).toBeNull();
});

test('misuse is told as the real script tells it', async () => {
  const stripe = await load();
  const { client_secret: secret } = await newIntent();
  const elements = stripe.elements({ clientSecret: secret });
  elements.create('payment');
  expect(() => elements.create('payment')).toThrow(/Can only create one Element/);
  await expect(stripe.confirmPayment({ elements, confirmParams: { return_url: '' } })).rejects.toMatchObject({
    name: 'IntegrationError',
  });
  expect(await stripe.retrievePaymentIntent(secret)).toMatchObject({ paymentIntent: { amount: 6374 } });
});

describe('wallets', () => {
  const wallet = (here: boolean) =>
    here
      ? window.localStorage.setItem('sandbox-stripe-wallet', 'google_pay')
      : window.localStorage.removeItem('sandbox-stripe-wallet');
  afterEach(() => wallet(false));

  /** Mounts an element in a group of its own and waits until it is ready. */
  async function express() {
    const { client_secret: clientSecret } = await newIntent();
    const stripe = await load();
    const elements = stripe.elements({ clientSecret });
    const element = elements.create('expressCheckout');
    const place = document.body.appendChild(document.createElement('div'));
    const ready = new Promise<StripeExpressCheckoutElementReadyEvent>((resolve) =>
      element.on('ready', resolve),
    );
    element.mount(place);
    const { availablePaymentMethods } = await ready;
    return { stripe, elements, element, place, clientSecret, availablePaymentMethods };
  }

  test('are offered only where there is one', async () => {
    const { place, availablePaymentMethods } = await express();
    expect(availablePaymentMethods).toBeUndefined();
    expect(place.querySelector('button')).toBeNull();
    wallet(true);
    const other = await express();
    expect(other.availablePaymentMethods).toMatchObject({ googlePay: true });
    expect(other.place.querySelector('button')?.textContent).toBe('Google Pay');
  });

  test('pay with their own card once the page lets them', async () => {
    wallet(true);
    const { stripe, elements, element, place } = await express();
    const confirmed = jest.fn();
    element.on('confirm', confirmed);
    element.on('click', ({ reject }) => reject());
    place.querySelector('button')?.click();
    expect(confirmed).not.toHaveBeenCalled();
    element.off('click');
    element.on('click', ({ resolve }) => resolve());
    place.querySelector('button')?.click();
    expect(confirmed).toHaveBeenCalledTimes(1);
    const { paymentIntent } = await stripe.confirmPayment({ elements, redirect: 'if_required' });
    expect(paymentIntent?.status).toBe('succeeded');
  });
});
