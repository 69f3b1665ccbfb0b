import { basketItemId } from '@/lib/modules/orders/rules/basket-item-id';
import { toWireItem } from '@/lib/modules/checkout/rules/basket/to-wire-item';
import { SPEC_ITEMS } from '@/scripts/test/fixtures/wire-items';
import { orderProduct, orderProducts } from './order-product';

const [TEE] = SPEC_ITEMS;

describe('a basket item as S3.2 writes it', () => {
  test('is taken as it is; what decides nothing is left out', () => {
    expect(orderProducts.parse(SPEC_ITEMS)).toEqual([
      {
        product_id: 'ff-crew-tee',
        quantity: 2,
        price: '21.60',
        store_selling_price: '18.00',
        products: { store: { identifier: 'tee-black', colour: 'Black', size: 'M' } },
      },
      {
        product_id: 'ff-kids-tee',
        quantity: 1,
        price: '14.00',
        store_selling_price: '14.00',
        products: { store: { identifier: 'kids-oat', colour: 'Oat', size: '3-4YR' } },
      },
    ]);
  });

  test('nonsense in what decides nothing is nobody’s error', () => {
    const odd = { ...TEE, description: 7, status: null, selected: [], custom_text_front: 'x' };
    expect(
      orderProduct.safeParse({ ...odd, products: { ...TEE.products, artwork: 1, front: 'no' } }).success,
    ).toBe(true);
  });

  test.each<[string, unknown]>([
    ['quantity', 0],
    ['quantity', 1.5],
    ['quantity', '2'],
    ['quantity', 1e9],
    ['product_id', ''],
    ['product_id', '../ff'],
    ['price', 21.6],
    ['price', '21.6'],
    ['store_selling_price', '-1.00'],
    ['products', { store: { identifier: 7, size: 'M' } }],
    ['products', { store: { identifier: 'tee-black' } }],
    ['personalisation', { sleeve: { name: 'ADA' } }],
    ['personalisation', { front: { name: 1 } }],
  ])('what matters is held to its form: %s %j', (field, value) => {
    expect(orderProduct.safeParse({ ...TEE, [field]: value }).success).toBe(false);
  });

  test('what the browser sends has every field of it', () => {
    const item = {
      id: basketItemId('ff-crew-tee', 'v1'),
      productId: 'ff-crew-tee',
      variantId: 'v1',
      quantity: 2,
      price: '21.60',
      sellingPrice: '18.00',
      vatApplies: true,
      name: 'Crew Tee',
      code: 'FF-TEE-01',
      colourIdentifier: 'tee-black',
      colour: 'Black',
      size: 'M',
      image: null,
    };
    const sent = toWireItem(item);
    const { added_at: _along, ...spec } = TEE;
    expect(Object.keys(sent)).toEqual(expect.arrayContaining(Object.keys(spec)));
    expect(Object.keys(sent.products).sort()).toEqual(Object.keys(TEE.products).sort());
    expect(orderProduct.safeParse(JSON.parse(JSON.stringify(sent))).success).toBe(true);
  });
});
