import { act, renderHook } from '@testing-library/react';
import { browserCall } from '@/lib/client/browser';
import { pricingOf } from '@/lib/modules/storefront/client/store-pricing';
import { readStorefront } from '@/lib/modules/storefront/contract/storefront';
import { basketReducer, emptyBasket } from '@/lib/modules/checkout/rules/basket/basket-reducer';
import type { BasketItem } from '@/lib/modules/checkout/rules/basket/types';
import type { CheckoutStore } from '@/components/orders/shop/payment-types';
import { useFreshPrices } from './use-fresh-prices';

jest.mock('@/lib/client/browser', () => ({ browserCall: jest.fn() }));

const STOREFRONT = readStorefront.response.parse(readStorefront.example.response);
const [PRODUCT] = STOREFRONT.event_products;
if (!PRODUCT) throw new Error('the example sells nothing');

const OLD: CheckoutStore = {
  id: 'evt_a',
  tenantId: 'ten_fjord',
  slug: 'fjord-fern',
  name: 'Fjord & Fern',
  takesPayment: true,
  countries: [],
  states: [],
  defaultCountry: 'United Kingdom',
  pricing: { ...pricingOf(STOREFRONT), vatRateBp: 500, freeRetailShipping: true },
};

const item = (productId: string): BasketItem => ({
  id: productId,
  productId,
  variantId: `${productId}-m`,
  quantity: 2,
  name: productId,
  code: 'C',
  price: '1.20',
  sellingPrice: '1.00',
  vatApplies: true,
  image: null,
  colourIdentifier: 'black',
  colour: 'Black',
  size: 'M',
});
const BASKET = { ...emptyBasket('evt_a'), items: [item(PRODUCT.product_id), item('gone-for-good')] };

describe('prices that changed after the basket was filled (D15)', () => {
  test('a refusal brings the figures of now: the store’s shipping and VAT, and what each piece costs', async () => {
    jest.mocked(browserCall).mockResolvedValue(STOREFRONT);
    const dispatch = jest.fn();
    const store = { dispatch, snapshot: () => ({ basket: BASKET }) };
    const { result } = renderHook(() => useFreshPrices(OLD, store as never));
    expect(result.current.store).toBe(OLD);
    await act(() => result.current.refresh());
    expect(result.current.store).toEqual({ ...OLD, pricing: pricingOf(STOREFRONT) });
    const [[action] = []] = dispatch.mock.calls;
    const basket = basketReducer(BASKET, action);
    expect(basket.items.map(({ price, sellingPrice, quantity }) => [price, sellingPrice, quantity])).toEqual([
      [PRODUCT.price, PRODUCT.store_selling_price, 2],
      ['1.20', '1.00', 2],
    ]);
    expect(basketReducer(basket, action)).toBe(basket);
  });

  test('only the basket’s products are asked for, and those shown beside it: the event may have thousands', async () => {
    jest.mocked(browserCall).mockClear().mockResolvedValue(STOREFRONT);
    const basket = { dispatch: jest.fn(), snapshot: () => ({ basket: BASKET }) };
    const { result } = renderHook(() => useFreshPrices(OLD, basket as never, ['gone-for-good', 'ff-mug']));
    await act(() => result.current.refresh());
    expect(jest.mocked(browserCall).mock.calls[0]?.[1]).toMatchObject({
      params: { slug: 'fjord-fern' },
      query: { products: `${PRODUCT.product_id},gone-for-good,ff-mug` },
    });
  });
});
