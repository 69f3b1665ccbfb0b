import { act, fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { SWRConfig } from 'swr';
import type { Customer } from '@/components/orders/shop/payment-types';
import type { PaymentWay } from '@/components/payments/shop/use-confirm';
import { StoreRegionProvider } from '@/components/ui/store-price';
import { anonymousCall } from '@/lib/client/anonymous';
import { ApiError } from '@/lib/client/api-error';
import { basketStore } from '@/lib/modules/checkout/client/basket-store';
import { browserCall } from '@/lib/client/browser';
import { createCustomer } from '@/lib/modules/checkout/contract/create-customer';
import { pay, type PayResponse } from '@/lib/modules/checkout/contract/pay';
import { orderViewExample } from '@/lib/modules/orders/contract/order-view';
import { readStorefront } from '@/lib/modules/storefront/contract/storefront';
import { deliveryChoices } from '@/lib/address/delivery-choices';
import type { BasketItem } from '@/lib/modules/checkout/rules/basket/types';
import { messages } from '@/messages/en-GB';
import { OrderSteps } from './order-steps';
import type { PaidStore } from './paid-store';

jest.mock('@/lib/client/browser', () => ({ browserCall: jest.fn() }));
jest.mock('@/lib/client/anonymous', () => ({ anonymousCall: jest.fn() }));
jest.mock('next/navigation', () => ({
  useSearchParams: () => new URLSearchParams(window.location.search),
}));
jest.mock('idb-keyval', () => ({
  createStore: () => undefined,
  get: () => Promise.reject(new Error('no database here')),
  update: () => Promise.reject(new Error('no database here')),
}));
let way: PaymentWay;
jest.mock('@/components/checkout/shop/payment/payment-step', () => ({
  PaymentStep: (props: { way: PaymentWay }) => {
    way = props.way;
    return <p>{'the card'}</p>;
  },
}));

type Call = jest.Mock<Promise<unknown>, [{ path: string }, { body?: Record<string, unknown> }]>;
const own = browserCall as unknown as Call;
const framed = anonymousCall as unknown as Call;

const STORE: PaidStore = {
  ...deliveryChoices({ region: 'US', countries: ['US'], states: [] }, 'en'),
  id: 'evt',
  tenantId: 'ten_prairie',
  slug: 'prairie-crew',
  name: 'Crew',
  takesPayment: true,
  region: 'US',
  timeZone: 'America/New_York',
  delivery: { from: '26 November 2026', to: '30 November 2026' },
  framed: true,
  pricing: {
    region: 'US',
    currency: 'USD',
    vatRateBp: 0,
    vatRegistered: false,
    freeRetailShipping: false,
    fixedRetailShipping: null,
    customShipping: null,
    regionShipping: { standard: 550, standardTracked: 750, express: 1495, additionalItem: 100 },
  },
};
const ITEM: BasketItem = {
  id: 'tee:v1',
  productId: 'tee',
  variantId: 'v1',
  quantity: 2,
  price: '24.00',
  sellingPrice: '24.00',
  vatApplies: false,
  name: 'Club Tee',
  code: 'T1',
  colourIdentifier: 'tee-red',
  colour: 'Red',
  size: 'M',
  image: '/front.svg',
};
const TAXED = {
  ...(pay.example.response as PayResponse),
  basket_tax_breakdown: { subtotal: '54.50', tax_amount: '3.54', grand_total: '58.04' },
};
const CUSTOMER = {
  ...(createCustomer.example.response as Customer),
  event_vouchers: [],
  has_voucher_opportunity: false,
  code_refused: null,
  code_minimum: null,
};

let shop = 0;
async function show(returned: string | null = null) {
  shop += 1;
  const store = { ...STORE, id: `evt_${shop}`, name: `Crew ${shop}` };
  const onEvent = jest.fn();
  const tree = () => (
    <SWRConfig value={{ provider: () => new Map() }}>
      <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
        <StoreRegionProvider region="US">
          <OrderSteps
            store={store}
            returned={returned}
            onEvent={onEvent}
            products={[]}
            locale="en"
            hero={null}
          />
        </StoreRegionProvider>
      </NextIntlClientProvider>
    </SWRConfig>
  );
  const { rerender } = render(tree());
  await act(async () => basketStore(store.id, store.name).dispatch({ type: 'add', item: ITEM }));
  // Renders again, because the mocked search parameters do not update by themselves.
  const follow = () => act(async () => rerender(tree()));
  return { store, onEvent, follow };
}
type Shown = Awaited<ReturnType<typeof show>>;
async function press(name: string, { follow }: Shown) {
  await act(async () => void fireEvent.click(screen.getByRole('button', { name })));
  await follow();
}
const type = (label: string, value: string) =>
  act(async () => void fireEvent.change(screen.getByLabelText(label), { target: { value } }));
const figure = (name: string) => screen.getAllByText(name).at(-1)?.nextElementSibling?.textContent;
const sent = (end: string) =>
  framed.mock.calls.filter(([{ path }]) => path.endsWith(end)).map(([, { body }]) => body);

const formsOf = (bodies: unknown[]) =>
  bodies.map((body) => (body instanceof FormData ? Object.fromEntries(body) : body));

async function toShipping(shown: Shown) {
  await type(messages.address.name, 'June Hollis');
  await type(messages.address.email, 'june@shopper.example');
  await type(messages.address.phone, '+1 785 555 0100');
  await type(messages.address.firstLine, '1 Prairie Road');
  await type(messages.address.city, 'Lawrence');
  await type(messages.address.zip, '66044');
  await type(messages.address.state, 'Kansas');
  await press(messages.checkout.toPayment, shown);
}

let answers: Record<string, () => Promise<unknown>>;
let storage: jest.SpyInstance[];
beforeEach(() => {
  answers = {
    'create-customer': () => Promise.resolve(CUSTOMER),
    pay: () => Promise.resolve(TAXED),
    'payment-success': () => Promise.resolve({ order: orderViewExample }),
  };
  framed.mockReset();
  framed.mockImplementation(({ path }) =>
    (answers[path.split('/').at(-1) ?? ''] ?? (() => Promise.reject()))(),
  );
  own.mockReset();
  own.mockResolvedValue([]);
  window.history.replaceState(null, '', '/embed/prairie-crew');
  // A frame in which browser storage is denied.
  storage = (['getItem', 'setItem', 'removeItem'] as const).map((name) =>
    jest.spyOn(Storage.prototype, name).mockImplementation(() => {
      throw new Error('no storage here');
    }),
  );
});
afterEach(() => storage.forEach((spy) => spy.mockRestore()));

describe('a paid order form in a frame without storage (D4-3; S2.7, S4, S8-7)', () => {
  test('the US: shipping, the tax with a Pay button, and only then the card; no call carries a cookie', async () => {
    const shown = await show();
    await toShipping(shown);
    expect(figure(messages.checkout.totalBeforeTax)).toBe('$54.50');
    await press(messages.checkout.toCard, shown);
    expect(sent('/pay')).toMatchObject([
      { amount: '54.50', shipping_method: 'standard', total_shipping_price: '6.50' },
    ]);
    expect(screen.queryByText('the card')).toBeNull();
    expect(figure(messages.checkout.taxAmount)).toBe('$3.54');
    expect(figure(messages.checkout.grandTotal)).toBe('$58.04');
    await press('Pay $58.04', shown);
    expect(await screen.findByText('the card')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Remove Club Tee' })).toBeNull();
    expect(own.mock.calls.map(([{ path }]) => path)).toEqual(['/api/{tenant}/{slug}/locked-to-country']);
  });

  test('a payment that fails tells the site the provider’s words; one that goes through, the order and what was sent', async () => {
    const shown = await show();
    await toShipping(shown);
    await press(messages.checkout.toCard, shown);
    await press('Pay $58.04', shown);
    await screen.findByText('the card');
    const refusal = { code: 'card_declined', message: 'Your card was declined.' };
    act(() => way.onRefused?.(refusal));
    expect(shown.onEvent.mock.calls).toEqual([[{ type: 'error', ...refusal }]]);
    expect(way.returnPath).toMatch(/^\/embed\/prairie-crew\?/);
    await act(async () => way.onPaid?.('pi_1'));
    await shown.follow();
    expect(formsOf(sent('/payment-success'))).toMatchObject([
      { payment_intent: 'pi_1', 'products[0][product_id]': 'tee', 'products[0][quantity]': '2' },
    ]);
    expect(screen.getByText(orderViewExample.order_ref)).toBeTruthy();
    const itsPage = screen.getByRole('link', { name: messages.checkout.orderPageEnded });
    expect(itsPage.getAttribute('href')).toBe(orderViewExample.order_link);
    expect(shown.onEvent.mock.calls.slice(1)).toEqual([
      [
        {
          type: 'submitted',
          data: expect.objectContaining({ name: 'June Hollis', address_state: 'Kansas', lang: 'en' }),
          basket: [expect.objectContaining({ product_id: 'tee', quantity: 2 })],
          order_ref: orderViewExample.order_ref,
        },
      ],
    ]);
    expect(basketStore(shown.store.id, shown.store.name).snapshot().basket.items).toEqual([]);
  });

  test('nothing to pay: no card, the confirmation at once', async () => {
    answers['pay'] = () =>
      Promise.resolve({ ...TAXED, order_fully_paid_by_voucher: true, order: orderViewExample });
    const shown = await show();
    await toShipping(shown);
    await press(messages.checkout.toCard, shown);
    expect(screen.getByText(orderViewExample.order_ref)).toBeTruthy();
    expect(formsOf(sent('/payment-success'))).toMatchObject([
      { no_payment_needed: '1', order_id: TAXED.order_id, 'products[0][product_id]': 'tee' },
    ]);
    expect(shown.onEvent.mock.calls.map(([{ type: kind }]) => kind)).toEqual(['submitted']);
  });

  test('the confirmation is closed: the form is back, with nothing in the basket (S2.9-12)', async () => {
    answers['pay'] = () =>
      Promise.resolve({ ...TAXED, order_fully_paid_by_voucher: true, order: orderViewExample });
    const shown = await show();
    await toShipping(shown);
    await press(messages.checkout.toCard, shown);
    await press(messages.ui.close, shown);
    expect(screen.queryByText(orderViewExample.order_ref)).toBeNull();
    expect(basketStore(shown.store.id, shown.store.name).snapshot().basket.items).toEqual([]);
    expect(screen.getByLabelText<HTMLInputElement>(messages.address.name).value).toBe('');
  });

  test('nothing to pay, and the way back is lost: the confirmation all the same', async () => {
    answers['pay'] = () =>
      Promise.resolve({ ...TAXED, order_fully_paid_by_voucher: true, order: orderViewExample });
    answers['payment-success'] = () => Promise.reject(new ApiError(0, { code: 'network' }));
    const shown = await show();
    await toShipping(shown);
    await press(messages.checkout.toCard, shown);
    expect(screen.getByText(orderViewExample.order_ref)).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('a customer that is no longer known leads back to the details, as they were typed', async () => {
    const shown = await show();
    await toShipping(shown);
    answers['pay'] = () => Promise.reject(new ApiError(404, { code: 'not_found' }));
    await press(messages.checkout.toCard, shown);
    expect(screen.getAllByRole('alert').map((one) => one.textContent)).toContain(
      messages.checkout.addressAgain,
    );
    expect(screen.getByLabelText<HTMLInputElement>(messages.address.city).value).toBe('Lawrence');
  });

  test('figures that differ from the server’s are told, and read anew', async () => {
    const shown = await show();
    await toShipping(shown);
    const codes = { amount: ['amount_mismatch'] };
    answers['pay'] = () => Promise.reject(new ApiError(422, { code: 'invalid', codes }));
    const fresh = readStorefront.response.parse(readStorefront.example.response);
    const [example] = fresh.event_products;
    const dearer = { ...example, product_id: 'tee', price: '26.00', store_selling_price: '26.00' };
    own.mockResolvedValue({ ...fresh, event_products: [dearer] });
    await press(messages.checkout.toCard, shown);
    expect(own.mock.calls.at(-1)?.[0].path).toBe('/api/storefront/{slug}');
    expect(screen.getByText(messages.checkout.pricesChanged)).toBeTruthy();
    expect(screen.getByText('$26.00 each')).toBeTruthy();
    expect(shown.onEvent).toHaveBeenCalledWith(expect.objectContaining({ type: 'error', code: 'invalid' }));
  });

  test('an order that loses its last piece begins again at the list', async () => {
    const shown = await show();
    await toShipping(shown);
    await press('Remove Club Tee', shown);
    await shown.follow();
    expect(screen.getByText('your shopping cart is empty')).toBeTruthy();
    expect(window.location.search).toBe('');
  });

  test('back from a bank’s own page it says what became of the payment, and the way to pay again', async () => {
    answers['payment-success'] = () => Promise.reject(new ApiError(409, { code: 'payment_incomplete' }));
    const shown = await show('pi_2');
    expect(formsOf(sent('/payment-success'))).toMatchObject([{ payment_intent: 'pi_2' }]);
    expect(screen.getByRole('alert').textContent).toContain(messages.checkout.notPaid);
    expect(shown.onEvent).toHaveBeenCalledWith(
      expect.objectContaining({ type: 'error', code: 'payment_incomplete' }),
    );
    await press(messages.checkout.payAgain, shown);
    expect(screen.getByLabelText(messages.address.name)).toBeTruthy();
  });
});
