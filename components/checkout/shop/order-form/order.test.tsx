import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { SWRConfig } from 'swr';
import type { Buyable } from '@/components/catalogue/shop/buyable';
import { recall } from '@/components/checkout/shop/payment/checkout-memory';
import { StoreRegionProvider } from '@/components/ui/store-price';
import { ApiError } from '@/lib/client/api-error';
import { browserCall } from '@/lib/client/browser';
import { loadPage } from '@/lib/client/load-page';
import { createCustomer } from '@/lib/modules/checkout/contract/create-customer';
import { deliveryChoices } from '@/lib/address/delivery-choices';
import { messages } from '@/messages/en-GB';
import { Order } from './order';
import type { PaidStore } from './paid-store';

jest.mock('@/lib/client/browser', () => ({ browserCall: jest.fn() }));
jest.mock('@/lib/client/load-page', () => ({ loadPage: jest.fn() }));
jest.mock('@/lib/modules/storefront/client/personal/use-personal-pictures', () => ({
  usePersonalPictures: () => ({}),
}));
jest.mock('idb-keyval', () => ({
  createStore: () => undefined,
  get: () => Promise.resolve(undefined),
  update: (_: string, change: (stored: undefined) => string) => Promise.resolve(void change(undefined)),
}));

interface Sent {
  params?: object;
  body?: Record<string, unknown>;
}
const call = browserCall as unknown as jest.Mock<Promise<unknown>, [{ path: string }, Sent]>;

const STORE: PaidStore = {
  ...deliveryChoices({ region: 'UK', countries: ['GB', 'NL', 'US'], states: [] }, 'en'),
  id: 'evt_crew',
  tenantId: 'ten_lumen',
  slug: 'lumen-crew',
  name: 'Lumen Crew',
  takesPayment: true,
  region: 'UK',
  timeZone: 'Europe/London',
  delivery: { from: '26 November 2026', to: '30 November 2026' },
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
};

const TEE: Buyable = {
  id: 'lu-tee',
  name: 'Crew Tee',
  code: 'LU-TEE',
  price: '21.60',
  sellingPrice: '18.00',
  vatApplies: true,
  family: 'tee',
  scenes: [],
  colours: ['navy', 'black'].map((name) => ({ identifier: `tee-${name}`, name, hex: '#16233f' })),
  pictures: { front: { 'tee-navy': '/navy-front.svg' }, back: { 'tee-black': '/black-back.svg' } },
  variants: ['navy', 'black'].flatMap((name) =>
    ['S', 'M'].map((size) => ({
      variant_id: `tee-${name}-${size}`,
      sku: size,
      identifier: `tee-${name}`,
      size,
      available: 9,
    })),
  ),
  details: {
    description: 'The lab shirt.',
    status: 'active',
    products: {
      images: { front_preview: null, back_preview: null },
      artwork: { front_preview: null, back_preview: null, front_colours: [] },
      front: [],
      back: [],
      colours: [],
      colour_names: [],
    },
  },
};

let shop = 0;
async function show(store: Partial<PaidStore> = {}, product: Partial<Buyable> = {}) {
  shop += 1;
  const own = { ...STORE, id: `evt_${shop}`, name: `Crew ${shop}`, ...store };
  const onEvent = jest.fn();
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
        <StoreRegionProvider region="UK">
          <Order store={own} products={[{ ...TEE, ...product }]} locale="en" hero={null} onEvent={onEvent} />
        </StoreRegionProvider>
      </NextIntlClientProvider>
    </SWRConfig>,
  );
  await act(async () => undefined);
  return { own, onEvent };
}
const details = () => within(screen.getByRole('region', { name: messages.orderForm.orderDetails }));
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const pick = (name: string) => act(async () => void fireEvent.click(screen.getByRole('radio', { name })));
const type = (label: string | RegExp, value: string) =>
  act(async () => void fireEvent.change(screen.getByLabelText(label), { target: { value } }));
const sizes = () => screen.queryAllByRole<HTMLInputElement>('radio').filter(({ name }) => /^size/.test(name));
async function add() {
  if (sizes().length > 0 && !sizes().some(({ checked }) => checked)) await pick('S');
  await press(messages.product.addToBasket);
}
const customers = () =>
  call.mock.calls.filter(([{ path }]) => path.endsWith('create-customer')).map(([, sent]) => sent);
async function fill() {
  await type(messages.address.name, 'Ada Fern');
  await type(messages.address.email, 'ada@shopper.example');
  await type(messages.address.phone, '+44 20 7946 0123');
  await type(messages.address.firstLine, '12 Harbour Street');
  await type(new RegExp(messages.address.secondLine), 'Flat 2');
  await type(messages.address.city, 'Leith');
  await type(messages.address.postcode, 'EH6 6JN');
  await type(new RegExp(messages.address.county), 'Midlothian');
}

let customer: () => Promise<unknown>;
beforeEach(() => {
  customer = () => Promise.resolve(createCustomer.example.response);
  call.mockReset();
  call.mockImplementation(({ path }) =>
    path.endsWith('locked-to-country') ? Promise.resolve([]) : customer(),
  );
  jest.mocked(loadPage).mockClear();
  window.localStorage.clear();
  window.sessionStorage.clear();
  window.history.replaceState(null, '', '/lumen-crew?code=CREW5');
});

describe('a paid order form in a preview (D5)', () => {
  test('is filled and added to, sends nothing, and keeps no basket', async () => {
    await show({ id: 'evt_looked_at', name: 'Looked at', preview: { token: 't1.ab' } });
    await add();
    expect(details().getAllByText('£21.60').length).toBeGreaterThan(0);
    await fill();
    await press(messages.checkout.toPayment);
    expect(screen.getByText(messages.sitePreview.notSent)).toBeTruthy();
    expect([call.mock.calls.length, jest.mocked(loadPage).mock.calls.length]).toEqual([0, 0]);
    expect(Object.keys(window.localStorage)).toEqual([]);
  });
});

test('no size is chosen for anybody: without one nothing is added, and it is asked for', async () => {
  await show();
  expect(sizes().map(({ checked }) => checked)).toEqual([false, false]);
  await press(messages.product.addToBasket);
  expect(screen.getByText('Please choose a size')).toBeTruthy();
  expect(document.activeElement).toBe(sizes()[0]);
  expect(details().getByText('your shopping cart is empty')).toBeTruthy();
  await pick('M');
  expect(screen.queryByText('Please choose a size')).toBeNull();
  await press(messages.product.addToBasket);
  expect(details().getByText(/Size M/)).toBeTruthy();
});

describe('the order details of a paid order form (S2.7-7)', () => {
  test('an empty basket says so, and shows when an order would arrive', async () => {
    await show();
    expect(details().getByText('your shopping cart is empty')).toBeTruthy();
    expect(
      details().getByText('Between 26 November 2026 and 30 November 2026', { exact: false }),
    ).toBeTruthy();
    expect(details().queryByText(messages.basket.subtotal)).toBeNull();
  });

  test('each item shows image, name, colour, size, quantity and price; the subtotal is theirs', async () => {
    await show();
    await pick('M');
    await press(messages.product.increase);
    await add();
    await pick('black');
    await pick('S');
    await add();
    const lines = details()
      .getAllByRole('listitem')
      .map((line) => [line.querySelector('img')?.getAttribute('src'), line.textContent]);
    expect(lines).toHaveLength(2);
    expect(lines[0]?.[0]).toBe('/navy-front.svg');
    // Without a front picture, the back is shown.
    expect(lines[1]?.[0]).toBe('/black-back.svg');
    for (const text of ['Crew Tee', 'navy · Size M', '2', '£21.60']) expect(lines[0]?.[1]).toContain(text);
    for (const text of ['Crew Tee', 'black · Size S', '£21.60']) expect(lines[1]?.[1]).toContain(text);
    const subtotal = details().getByText(messages.basket.subtotal).nextElementSibling;
    // Added twice with quantity 2: the quantity field keeps its value.
    expect(subtotal?.textContent).toBe('£86.40');
  });

  test('an item is deleted, and can be put back', async () => {
    await show();
    await add();
    await press('Remove Crew Tee');
    expect(details().getByText('your shopping cart is empty')).toBeTruthy();
    expect(details().queryByText(messages.basket.subtotal)).toBeNull();
    await press('Undo: put Crew Tee back');
    expect(details().getByText('£21.60 each')).toBeTruthy();
  });

  test('there is no subtotal of 0.00', async () => {
    await show({}, { price: '0.00', sellingPrice: '0.00' });
    await add();
    expect(details().getByText('£0.00 each')).toBeTruthy();
    expect(details().queryByText(messages.basket.subtotal)).toBeNull();
  });

  test('what is sold out cannot be added and says so', async () => {
    await show({}, { variants: TEE.variants.map((one) => ({ ...one, available: 0 })) });
    expect(screen.getByText(messages.product.allSoldOut)).toBeTruthy();
    await press(messages.product.addToBasket);
    expect(details().getByText('your shopping cart is empty')).toBeTruthy();
  });

  test('a browser that keeps nothing still holds the order', async () => {
    const refuse = () => {
      throw new Error('no storage here');
    };
    const spies = (['getItem', 'setItem', 'removeItem'] as const).map((name) =>
      jest.spyOn(Storage.prototype, name).mockImplementation(refuse),
    );
    await show();
    await add();
    expect(details().getByText('£21.60 each')).toBeTruthy();
    spies.forEach((spy) => spy.mockRestore());
  });
});

describe('contact and delivery (S2.7-3, S3.1, S5)', () => {
  test('all address lines are sent with the basket and the link’s code; then its next document is loaded', async () => {
    const { own } = await show();
    await add();
    await fill();
    await press(messages.checkout.toPayment);
    expect(customers()).toMatchObject([
      {
        params: { tenant: 'ten_lumen', slug: 'lumen-crew' },
        body: {
          address_second_line: 'Flat 2',
          address_county: 'Midlothian',
          address_state: '',
          address_country: 'United Kingdom',
          lang: 'en',
          code: 'CREW5',
          products: [{ product_id: 'lu-tee', variant_id: 'tee-navy-S', quantity: 1, price: '21.60' }],
        },
      },
    ]);
    expect(loadPage).toHaveBeenCalledWith('/lumen-crew?code=CREW5&step=shipping');
    expect(recall(own.id)).toMatchObject({ address: { name: 'Ada Fern' } });
  });

  test('the second line and the county may stay empty, all else may not; without a product nothing goes on', async () => {
    await show();
    await press(messages.checkout.toPayment);
    expect(screen.getByRole('alert').textContent).toBe('your shopping cart is empty');
    await add();
    await press(messages.checkout.toPayment);
    expect(screen.getAllByText('required')).toHaveLength(6);
    for (const label of [messages.address.secondLine, messages.address.county]) {
      expect(screen.getByLabelText(new RegExp(label)).getAttribute('aria-invalid')).toBeNull();
    }
    expect(customers()).toEqual([]);
  });

  test('the server’s error stands at its field, nothing typed is lost, and whoever listens is told', async () => {
    customer = () =>
      Promise.reject(new ApiError(422, { code: 'invalid', codes: { phone: ['invalid_phone'] } }));
    const { onEvent } = await show();
    await add();
    await fill();
    await press(messages.checkout.toPayment);
    expect(screen.getByText(messages.errors.field.invalid_phone)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>(messages.address.city).value).toBe('Leith');
    expect(onEvent).toHaveBeenCalledWith(expect.objectContaining({ type: 'error', code: 'invalid' }));
    expect(loadPage).not.toHaveBeenCalled();
  });

  test('a line that has just sold out is named; an event that has closed says so', async () => {
    const codes = { 'products.0.quantity': ['out_of_stock'] };
    customer = () => Promise.reject(new ApiError(422, { code: 'out_of_stock', codes }));
    await show();
    await add();
    await fill();
    await press(messages.checkout.toPayment);
    expect(screen.getByRole('alert').textContent).toContain('Crew Tee, navy, S');
    customer = () => Promise.reject(new ApiError(409, { code: 'event_closed' }));
    await press(messages.checkout.toPayment);
    expect(screen.getByRole('alert').textContent).toBe(messages.errors.event_closed);
  });

  test('where no payment can be taken it is said before any typing', async () => {
    await show({ takesPayment: false });
    expect(screen.getByText(messages.store.noPayment)).toBeTruthy();
    await press(messages.checkout.toPayment);
    expect(customers()).toEqual([]);
  });
});
