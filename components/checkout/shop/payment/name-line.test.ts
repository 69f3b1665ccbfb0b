import { ApiError } from '@/lib/client/api-error';
import { partServerErrors } from '@/components/form/server-errors';
import type { Basket, BasketItem } from '@/lib/modules/checkout/rules/basket/types';
import { nameLine } from './name-line';

const item = (name: string, colour: string, size: string): BasketItem => ({
  id: name,
  productId: name,
  variantId: name,
  quantity: 1,
  price: '1.20',
  sellingPrice: '1.00',
  vatApplies: true,
  code: 'C',
  colourIdentifier: colour,
  image: null,
  name,
  colour,
  size,
});
const BASKET: Basket = {
  storeId: 'evt_a',
  customerId: null,
  items: [item('Crew Tee', 'Black', 'M'), item('Market Tote', 'Oat', '')],
};
const say = (code: string | undefined) => (code === 'out_of_stock' ? 'there are not enough left' : code);

describe('a line that cannot be sold (D11)', () => {
  test('is named, beside what is wrong with the address', () => {
    const codes = { 'products.1.quantity': ['out_of_stock'], email: ['invalid_email'] };
    const named = nameLine(new ApiError(422, { code: 'out_of_stock', codes }), BASKET, say) as ApiError;
    expect(partServerErrors(named, { email: 'x' })).toEqual({
      fields: [{ name: 'email', message: 'invalid_email' }],
      others: [{ name: 'basket', message: 'Market Tote, Oat: there are not enough left' }],
    });
  });

  test.each([
    [new ApiError(422, { codes: { 'products.0.price': ['amount_mismatch'] } })],
    [new ApiError(422, { codes: { 'products.7.quantity': ['out_of_stock'] } })],
    [new ApiError(422, { codes: { discount_code: ['voucher_used'] } })],
    [new TypeError('away')],
  ])('%p is left as it is', (error) => {
    expect(nameLine(error, BASKET, say)).toBe(error);
  });
});
