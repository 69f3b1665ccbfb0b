import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { ApiError } from '@/lib/client/api-error';
import { basketStore } from '@/lib/modules/checkout/client/basket-store';
import { createCustomer } from '@/lib/modules/checkout/contract/create-customer';
import { pay } from '@/lib/modules/checkout/contract/pay';
import { orderViewExample } from '@/lib/modules/orders/contract/order-view';
import type { BasketItem } from '@/lib/modules/checkout/rules/basket/types';
import { messages } from '@/messages/en-GB';
import { remember, recall, type CheckoutMemory } from '@/components/checkout/shop/payment/checkout-memory';
import { Checkout } from './checkout';
import { sendCustomer, sendPay } from '@/components/checkout/shop/payment/checkout-calls';
import type { CheckoutStore, Customer } from '@/components/orders/shop/payment-types';

jest.mock('@/components/checkout/shop/payment/checkout-calls', () => ({
  sendCustomer: jest.fn(),
  sendPay: jest.fn(),
  orderProducts: () => [],
}));
jest.mock('next/navigation', () => ({
  useSearchParams: () => new URLSearchParams(window.location.search),
}));
jest.mock('@/components/checkout/shop/payment/payment-step', () => ({
  PaymentStep: () => <p>{'the card'}</p>,
}));
jest.mock('idb-keyval', () => ({
  createStore: () => undefined,
  get: () => Promise.resolve(undefined),
  update: (_: string, change: (stored: undefined) => string) => Promise.resolve(void change(undefined)),
}));
const customerCall = jest.mocked(sendCustomer);
const payCall = jest.mocked(sendPay);
const PAID = pay.example.response as Awaited<ReturnType<typeof sendPay>>;

const CUSTOMER = createCustomer.example.response as Customer;
const GB = { iso2: 'GB', name: 'United Kingdom', label: 'United Kingdom' };
const AE = { iso2: 'AE', name: 'United Arab Emirates', label: 'United Arab Emirates' };
const NL = { iso2: 'NL', name: 'Netherlands', label: 'Netherlands' };
const STORE: CheckoutStore = {
  id: 'evt_0',
  tenantId: 'ten_fjord',
  slug: 'fjord-fern',
  name: 'Fjord',
  takesPayment: true,
  pricing: {
    region: 'UK',
    currency: 'GBP',
    vatRateBp: 2000,
    vatRegistered: true,
    freeRetailShipping: false,
    fixedRetailShipping: null,
    customShipping: null,
    regionShipping: { standard: 395, standardTracked: 545, express: 995, additionalItem: 75 },
  },
  countries: [GB, AE, NL],
  states: [],
  defaultCountry: 'United Kingdom',
};
const ITEM: BasketItem = {
  id: 'tee:v1',
  productId: 'tee',
  variantId: 'v1',
  quantity: 1,
  price: '21.60',
  sellingPrice: '18.00',
  vatApplies: true,
  name: 'Crew Tee',
  code: 'T1',
  colourIdentifier: 'tee-black',
  colour: 'Black',
  size: 'M',
  image: null,
};
const ADDRESS: NonNullable<CheckoutMemory['address']> = {
  name: 'Ada Fern',
  email: 'ada@shopper.example',
  phone: '+44 20 7946 0123',
  address_first_line: '12 Harbour Street',
  address_second_line: '',
  address_city: 'Leith',
  address_county: '',
  address_postcode: 'EH6 6JN',
  address_country: GB.name,
  address_state: '',
};

let shop = 0;
/** Renders the checkout of a separate store with one tee in the basket, at this step's URL. */
async function show(search: string, memory: Partial<CheckoutMemory> = {}, item: BasketItem | null = ITEM) {
  shop += 1;
  const store = { ...STORE, id: `evt_${shop}`, name: `Fjord ${shop}` };
  window.history.replaceState(null, '', `/fjord-fern/checkout${search}`);
  remember(store.id, memory);
  const tree = () => (
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <Checkout store={{ ...store }} />
    </NextIntlClientProvider>
  );
  const { rerender } = render(tree());
  await act(async () => {
    if (item) basketStore(store.id, store.name).dispatch({ type: 'add', item });
  });
  // Renders again, because the mocked search parameters do not update by themselves.
  const follow = () => act(async () => rerender(tree()));
  await follow();
  return { store, follow };
}
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const type = (label: string | RegExp, value: string) =>
  act(async () => void fireEvent.change(screen.getByLabelText(label), { target: { value } }));
async function typeAddress() {
  await type(messages.address.name, 'Ada Fern');
  await type(messages.address.email, 'ada@shopper.example');
  await type(messages.address.phone, '+44 20 7946 0123');
  await type(messages.address.firstLine, '12 Harbour Street');
  await type(messages.address.city, 'Leith');
}
const alerts = () => screen.getAllByRole('alert').map((alert) => alert.textContent);
const online = () => act(async () => void window.dispatchEvent(new Event('online')));

beforeEach(() => {
  customerCall.mockReset().mockResolvedValue(CUSTOMER);
  payCall.mockReset().mockResolvedValue(PAID);
});

describe('the address step (S2.7, S2.9; D11)', () => {
  it('checks the postcode as its country writes it, and moves to the field', async () => {
    await show('');
    await typeAddress();
    await type(messages.address.postcode, '1012 AB');
    await press(messages.checkout.toPayment);
    expect(screen.getByText(messages.errors.field.invalid_postcode)).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText(messages.address.postcode));
    expect(customerCall).not.toHaveBeenCalled();
    await type(messages.address.country, NL.name);
    expect(screen.queryByText(messages.errors.field.invalid_postcode)).toBeNull();
    expect(screen.queryByLabelText(new RegExp(messages.address.county))).toBeNull();
    await press(messages.checkout.toPayment);
    expect(customerCall).toHaveBeenCalledTimes(1);
    expect(window.location.search).toBe('?step=shipping');
  });

  it('asks for no postcode where there is none, and sends none', async () => {
    await show('');
    await typeAddress();
    await type(messages.address.postcode, 'EH6 6JN');
    await type(messages.address.country, AE.name);
    expect(screen.queryByLabelText(messages.address.postcode)).toBeNull();
    await press(messages.checkout.toPayment);
    expect(customerCall.mock.calls[0]?.[1]).toMatchObject({ address_postcode: '', address_country: AE.name });
  });

  it('shows each field’s error of the server', async () => {
    customerCall.mockRejectedValue(
      new ApiError(422, { code: 'invalid', codes: { email: ['invalid_email'] }, errors: { email: ['x'] } }),
    );
    await show('');
    await typeAddress();
    await type(messages.address.postcode, 'EH6 6JN');
    await press(messages.checkout.toPayment);
    expect(screen.getByText(messages.errors.field.invalid_email)).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText(messages.address.email));
  });

  it('lost by the network, says so, keeps what was typed and goes on once connected', async () => {
    customerCall.mockRejectedValueOnce(new ApiError(0, { code: 'network' }));
    await show('');
    await typeAddress();
    await type(messages.address.postcode, 'EH6 6JN');
    await press(messages.checkout.toPayment);
    expect(alerts()).toContain(messages.forms.sendFailed);
    expect(screen.getByLabelText<HTMLInputElement>(messages.address.city).value).toBe('Leith');
    await online();
    expect(customerCall).toHaveBeenCalledTimes(2);
    expect(window.location.search).toBe('?step=shipping');
  });
});

describe('the shipping step, when paying fails (S4-16, S5, S8; D11-1)', () => {
  const memory = { customer: CUSTOMER, address: ADDRESS };
  const fail = (status: number, body: ConstructorParameters<typeof ApiError>[1]) =>
    payCall.mockRejectedValueOnce(new ApiError(status, body));

  it.each<[string, number, ConstructorParameters<typeof ApiError>[1], string]>([
    ['no intent', 503, { code: 'payment_provider_failed' }, messages.errors.payment_provider_failed],
    ['no answer', 0, { code: 'network' }, messages.forms.sendFailed],
    [
      'too many attempts',
      429,
      { code: 'rate_limited', retryAfter: 30 },
      `${messages.errors.rate_limited}. You can try again in 30 seconds.`,
    ],
    ['an expired session', 403, { code: 'csrf_failed' }, messages.errors.csrf_failed],
    [
      'a field that is wrong',
      422,
      { code: 'invalid', codes: { shipping_method: ['invalid', 'required'] } },
      messages.errors.field.invalid,
    ],
  ])('%s is said, the step stays, and it can be tried again', async (_, status, body, said) => {
    await show('?step=shipping', memory);
    await act(async () => void fireEvent.click(screen.getByLabelText(/Express/)));
    fail(status, body);
    await press(messages.checkout.toCard);
    expect(alerts()).toContain(said);
    expect(window.location.search).toBe('?step=shipping');
    expect(screen.getByLabelText<HTMLInputElement>(/Express/).checked).toBe(true);
    await press(messages.checkout.toCard);
    expect(window.location.search).toBe('?step=payment');
  });

  it('lists what is ordered: image, name, colour, size, quantity, price', async () => {
    await show('?step=shipping', memory, { ...ITEM, quantity: 2, image: '/front.svg' });
    const line = screen.getByText('Crew Tee').closest('li');
    for (const text of ['Black · M', 'Quantity: 2', '£43.20']) expect(line?.textContent).toContain(text);
    expect(line?.querySelector('img')?.getAttribute('src')).toBe('/front.svg');
  });

  it('has no voucher field where no voucher could be used', async () => {
    await show('?step=shipping', { ...memory, customer: { ...CUSTOMER, has_voucher_opportunity: false } });
    expect(screen.queryByLabelText(messages.checkout.voucher)).toBeNull();
    expect(screen.getByRole('button', { name: messages.checkout.toCard })).toBeTruthy();
  });

  it('an order that is paid already is shown as such, and the basket is empty', async () => {
    const { store } = await show('?step=shipping', memory);
    fail(409, { code: 'already_paid', data: { order: orderViewExample } });
    await press(messages.checkout.toCard);
    expect(screen.getByText(orderViewExample.order_ref)).toBeTruthy();
    expect(basketStore(store.id, store.name).snapshot().basket.items).toEqual([]);
  });

  it('a customer that is no longer known leads back to the address, as it was typed', async () => {
    const { follow } = await show('?step=shipping', memory);
    fail(404, { code: 'not_found' });
    await press(messages.checkout.toCard);
    await follow();
    expect(alerts()).toContain(messages.checkout.addressAgain);
    expect(window.location.search).toBe('');
  });
});

describe('a reload (S2.9)', () => {
  const CHOICE = { method: 'express', voucher: null } as const;
  const mark = 'tee:v1 1 21.60';

  it('of the card makes the same payment again', async () => {
    await show('?step=payment', { customer: CUSTOMER, address: ADDRESS, choice: CHOICE, paying: mark });
    expect(payCall.mock.calls.map(([, body]) => body.shipping_method)).toEqual(['express']);
    expect(await screen.findByText('the card')).toBeTruthy();
    // What is being paid for stands beside it, folded on a phone to a line with the total.
    const summary = within(screen.getByRole('region', { name: /^Order details/ }));
    expect(summary.getByText('Crew Tee')).toBeTruthy();
    const line = summary.getByRole('button', { expanded: false });
    expect(line.textContent).toBe('Order details£33.54');
    fireEvent.click(line);
    expect(line.getAttribute('aria-expanded')).toBe('true');
  });

  it('of the card that cannot be had again shows the shipping with the reason', async () => {
    payCall.mockRejectedValue(new ApiError(503, { code: 'unavailable' }));
    const memory = { customer: CUSTOMER, address: ADDRESS, choice: CHOICE, paying: mark };
    const { store, follow } = await show('?step=payment', memory);
    await follow();
    expect(window.location.search).toBe('?step=shipping');
    expect(alerts()).toContain(messages.errors.unavailable);
    expect(recall(store.id).paying).toBeNull();
  });

  it('of the card with another basket asks to look at it first', async () => {
    const memory = { customer: CUSTOMER, address: ADDRESS, choice: CHOICE, paying: 'mug:v1 1 11.40' };
    await show('?step=payment', memory);
    expect(window.location.search).toBe('?step=shipping');
    expect(payCall).not.toHaveBeenCalled();
  });

  it('without anything in the basket offers the products and nothing to pay', async () => {
    await show('?step=payment', {}, null);
    expect(await screen.findByText(messages.checkout.emptyTitle)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
