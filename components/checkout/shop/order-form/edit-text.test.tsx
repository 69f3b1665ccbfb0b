import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { basketItemOf, buyableOf } from '@/components/catalogue/shop/buyable';
import { StoreRegionProvider } from '@/components/ui/store-price';
import { BasketStore } from '@/lib/modules/checkout/client/basket-store';
import { loadProduct } from '@/lib/modules/storefront/client/load-product';
import type { Product } from '@/lib/modules/catalogue/contract/shop-product';
import { productExample } from '@/lib/modules/catalogue/contract/product-example';
import { sceneOf, textOf } from '@/lib/modules/design/rules/test-scenes';
import { messages } from '@/messages/en-GB';
import { EditText } from './edit-text';
import type { Order } from './use-order';

jest.mock('@/lib/modules/storefront/client/load-product', () => ({ loadProduct: jest.fn() }));
// The drawing code loads fonts; it has tests of its own.
jest.mock('@/lib/modules/storefront/client/personal/use-drawing', () => ({ useDrawing: () => null }));

const load = jest.mocked(loadProduct);
const said = messages.basket;
const SHIRT: Product = {
  ...productExample,
  id: 'name-shirt',
  name: 'Name Shirt',
  customisable: true,
  products: {
    ...productExample.products,
    scenes: { front: sceneOf(textOf('NAME', { id: 'name', maxLength: 14 })), back: null },
  },
  variants: ['M', 'L', 'XL'].map((size) => ({
    variant_id: `shirt-${size}`,
    sku: size,
    identifier: 'tee-black',
    size,
    available: size === 'XL' ? 0 : 9,
  })),
};
const lineOf = (name: string, size = 'M') => {
  const chosen = { variantId: `shirt-${size}`, colour: 'tee-black', size, quantity: 3 };
  return basketItemOf(buyableOf(SHIRT), chosen, { front: { name } });
};

/** Renders an order with two lines and opens the dialog for the first. */
async function open() {
  const basketStore = new BasketStore('evt_edit', 'Edit', false);
  const [item, other] = [lineOf('INGRID'), lineOf('MAGNUS')];
  basketStore.dispatch({ type: 'add_all', items: [item, other] });
  const order = { store: { tenantId: 'ten_lumen', slug: 'lumen-crew' }, basketStore } as unknown as Order;
  const onClose = jest.fn();
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <StoreRegionProvider region="UK">
        <EditText order={order} item={item} onClose={onClose} />
      </StoreRegionProvider>
    </NextIntlClientProvider>,
  );
  await act(async () => undefined);
  const lines = () =>
    basketStore
      .snapshot()
      .basket.items.map(({ size, quantity, personalisation }) => [
        personalisation?.front?.name,
        size,
        quantity,
      ]);
  return { onClose, lines };
}
const UNTOUCHED = [
  ['INGRID', 'M', 3],
  ['MAGNUS', 'M', 3],
];
const field = () => screen.getByLabelText<HTMLInputElement>(messages.product.personal);
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const pick = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));

beforeEach(() => {
  load.mockReset();
  load.mockResolvedValue({ product: SHIRT, you_may_like_products: [] });
});

describe('another text, colour or size for a line of a paid order form (S2.7, S3.2-6)', () => {
  test('begins with what the line has, asked for as it is sold now', async () => {
    await open();
    expect(load).toHaveBeenCalledWith({
      tenant: 'ten_lumen',
      slug: 'lumen-crew',
      product: 'name-shirt',
      lang: 'en',
    });
    expect(screen.getByRole('dialog', { name: /Name Shirt/ })).toBeTruthy();
    expect(field().value).toBe('INGRID');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'M' }).checked).toBe(true);
  });

  test('takes the line’s own place with all its pieces, and no other line’s', async () => {
    const { onClose, lines } = await open();
    type(' SIGRID ');
    pick('L');
    press(messages.product.saveLine);
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(lines()).toEqual([
      ['SIGRID', 'L', 3],
      ['MAGNUS', 'M', 3],
    ]);
  });

  test('a line that becomes another one is one with it', async () => {
    const { lines } = await open();
    type('MAGNUS');
    press(messages.product.saveLine);
    expect(lines()).toEqual([['MAGNUS', 'M', 6]]);
  });

  test('without a text it stays open, says so, and the line is as it was', async () => {
    const { onClose, lines } = await open();
    type('  ');
    press(messages.product.saveLine);
    expect(screen.getByText(messages.product.personalMissing)).toBeTruthy();
    expect(onClose).not.toHaveBeenCalled();
    expect(lines()).toEqual(UNTOUCHED);
  });

  test('left again, by its button or by Escape, it changes nothing', async () => {
    const { onClose, lines } = await open();
    type('SIGRID');
    fireEvent.click(screen.getAllByRole('button', { name: said.keepLine }).at(-1) ?? field());
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    expect(onClose).toHaveBeenCalledTimes(2);
    expect(lines()).toEqual(UNTOUCHED);
  });

  test('a product that is to be had no more says so, and the line stays', async () => {
    load.mockRejectedValue(new Error('gone'));
    const { lines } = await open();
    expect(screen.getByRole('alert').textContent).toContain(messages.product.errors.not_loaded);
    expect(screen.queryByLabelText(messages.product.personal)).toBeNull();
    expect(lines()).toEqual(UNTOUCHED);
  });
});
