import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { basketStore } from '@/lib/modules/checkout/client/basket-store';
import { loadPage } from '@/lib/client/load-page';
import type { BasketItem } from '@/lib/modules/checkout/rules/basket/types';
import { messages } from '@/messages/en-GB';
import { BasketOverlay } from './basket-overlay';
import { closeBasket, openBasket } from './basket-visibility';

jest.mock('@/lib/client/load-page', () => ({ loadPage: jest.fn() }));
jest.mock('idb-keyval', () => ({
  createStore: () => undefined,
  get: () => Promise.resolve(undefined),
  update: (_: string, change: (stored: undefined) => string) => Promise.resolve(void change(undefined)),
}));

const texts = messages.basket;
const ITEM: BasketItem = {
  id: 'line',
  productId: 'ff-crew-tee',
  variantId: 'ff-crew-tee-black-m',
  code: 'FF-TEE-01',
  name: 'Crew Tee',
  image: '/front.svg',
  colour: 'Black',
  colourIdentifier: 'tee-black',
  size: 'M',
  quantity: 2,
  price: '21.60',
  sellingPrice: '18.00',
  vatApplies: true,
};

let shop = 0;
const basket = () => basketStore(`evt_${shop}`, `Shop ${shop}`);

/** Renders an open overlay; each call uses another store. */
async function show() {
  shop += 1;
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <BasketOverlay storeId={`evt_${shop}`} storeName={`Shop ${shop}`} slug="fjord-fern" />
    </NextIntlClientProvider>,
  );
  await act(async () => openBasket());
  return within(screen.getByRole('dialog', { name: texts.title }));
}
const add = (item = ITEM) => act(async () => basket().dispatch({ type: 'add', item }));

describe('BasketOverlay (S2.8)', () => {
  beforeEach(() => jest.mocked(loadPage).mockClear());
  afterEach(() => act(async () => closeBasket()));

  it('empty, says so and offers no checkout, only the way back', async () => {
    const overlay = await show();
    expect(overlay.getByText('no items in your basket')).toBeTruthy();
    expect(overlay.queryByRole('button', { name: texts.checkout })).toBeNull();
    expect(overlay.queryByText(texts.subtotal)).toBeNull();
    fireEvent.click(overlay.getByRole('button', { name: texts.continueShopping }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('filled, shows each line and the subtotal, and leads to the checkout', async () => {
    const overlay = await show();
    await add();
    expect(overlay.queryByText('no items in your basket')).toBeNull();
    const [line] = overlay.getAllByRole('listitem');
    for (const text of ['Crew Tee', 'Code FF-TEE-01', '£21.60 each£43.20'])
      expect(line?.textContent).toContain(text);
    expect(line?.textContent).toContain('Size M');
    expect(line?.querySelector('img')?.getAttribute('src')).toBe('/front.svg');
    expect(overlay.getByText(texts.subtotal).closest('p')?.textContent).toBe(`${texts.subtotal}£43.20`);
    // D49-2: when it arrives by standard delivery.
    expect(overlay.getByText(/^Estimated delivery between \d/)).toBeTruthy();
    fireEvent.click(overlay.getByRole('button', { name: texts.checkout }));
    expect(loadPage).toHaveBeenCalledWith('/fjord-fern/checkout');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('names the one size of what has no other', async () => {
    const overlay = await show();
    await add({ ...ITEM, size: 'onesize' });
    expect(overlay.getByText(`Black · ${messages.product.oneSize}`)).toBeTruthy();
  });

  it('takes the checkout away again with the last piece', async () => {
    const overlay = await show();
    await add({ ...ITEM, quantity: 1 });
    await act(
      async () => void fireEvent.click(overlay.getByRole('button', { name: 'One less of Crew Tee' })),
    );
    expect(overlay.getByText('no items in your basket')).toBeTruthy();
    expect(overlay.queryByRole('button', { name: texts.checkout })).toBeNull();
  });
});
