import { setClock } from '@/lib/kernel/clock';
import type { BasketItem } from '@/lib/modules/checkout/rules/basket/types';
import { returnForm } from './return-form';

const UK = { id: 'evt_1', pricing: { region: 'UK' } } as Parameters<typeof returnForm>[0];
const TEE = {
  id: 'tee:v1',
  productId: 'tee',
  variantId: 'tee-black-m',
  name: 'Club Tee',
  price: '21.60',
  sellingPrice: '18.00',
  vatApplies: true,
  quantity: 2,
  size: 'M',
  colour: 'Black',
  colourIdentifier: 'black',
  code: 'TEE-BLACK-M',
  image: null,
} as unknown as BasketItem;

let restore: () => void;
beforeEach(() => {
  restore = setClock(() => new Date('2026-11-20T12:00:00Z'));
});
afterEach(() => restore());

describe('the form of payment-success (S7-18)', () => {
  test('names the intent, the order, the days of delivery and each product with its basket fields', () => {
    const form = returnForm(UK, { intent: 'pi_1', orderId: 'ord_1' }, [TEE, { ...TEE, productId: 'cap' }]);
    expect(Object.fromEntries(form)).toMatchObject({
      payment_intent: 'pi_1',
      order_id: 'ord_1',
      estimatedDeliveryDateX: '26-11-2026',
      estimatedDeliveryDateY: '30-11-2026',
      'products[0][name]': 'Club Tee',
      'products[0][product_id]': 'tee',
      'products[0][variant_id]': 'tee-black-m',
      'products[0][price]': '21.60',
      'products[0][quantity]': '2',
      'products[0][store_default_vat]': '1',
      'products[0][store_selling_price]': '18.00',
      'products[0][selected][code]': 'TEE-BLACK-M',
      'products[1][product_id]': 'cap',
    });
  });

  test('an order that needed no payment says so, and has no intent', () => {
    const form = Object.fromEntries(returnForm(UK, { coveredOrderId: 'ord_2' }, []));
    expect(form).toMatchObject({ no_payment_needed: '1', order_id: 'ord_2' });
    expect(form).not.toHaveProperty('payment_intent');
  });

  test('another browser knows the intent alone', () => {
    const form = Object.fromEntries(returnForm(UK, { intent: 'pi_1' }, []));
    expect(Object.keys(form).sort()).toEqual([
      'estimatedDeliveryDateX',
      'estimatedDeliveryDateY',
      'payment_intent',
    ]);
  });
});
