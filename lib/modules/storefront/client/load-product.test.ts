import { PRODUCT_FAILURES, ProductError } from '@/lib/modules/storefront/contract/product-answer';
import { setClock } from '@/lib/kernel/clock';
import { ApiError } from '@/lib/client/api-error';
import { browserCall } from '@/lib/client/browser';
import { loadProduct, productError } from './load-product';

jest.mock('@/lib/client/browser', () => ({ browserCall: jest.fn() }));
const call = jest.mocked(browserCall);

let tick = Date.UTC(2026, 10, 20, 12);
let restore: () => void;
let count = 0;
const place = () => ({
  tenant: 'ten_fjord',
  slug: 'fjord-fern',
  product: `ff-${count}`,
  lang: 'en' as const,
});
const TEE = { product: { id: 'ff-crew-tee', name: 'Crew Tee' }, you_may_like_products: [] };

beforeEach(() => {
  count += 1;
  call.mockReset();
  restore = setClock(() => new Date(tick));
});
afterEach(() => restore());

test('S8’s words', () => {
  expect(PRODUCT_FAILURES).toEqual({
    not_loaded: 'Failed to load product',
    no_data: 'No product data received in expected format',
  });
});

test('a product is asked for once in 300000 ms, each for itself', async () => {
  call.mockResolvedValue(TEE as never);
  const first = place();
  expect((await loadProduct(first)).product.name).toBe('Crew Tee');
  tick += 299_999;
  await loadProduct(first);
  expect(call).toHaveBeenCalledTimes(1);
  await loadProduct({ ...first, product: 'ff-other' });
  expect(call).toHaveBeenCalledTimes(2);
  tick += 1;
  await loadProduct(first);
  expect(call).toHaveBeenCalledTimes(3);
  expect(call).toHaveBeenLastCalledWith(
    { method: 'get', path: '/api/{tenant}/{slug}/product-id={product}' },
    {
      params: { tenant: 'ten_fjord', slug: 'fjord-fern', product: first.product },
      query: { lang: 'en' },
      progress: false,
    },
  );
});

test('a failure keeps its message, is thrown again, and asked for anew', async () => {
  call.mockRejectedValue(new ApiError(503, { code: 'unavailable', message: 'come back later' }));
  await expect(loadProduct(place())).rejects.toMatchObject({ status: 503 });
  expect(productError(place())).toBe('come back later');
  call.mockResolvedValue(TEE as never);
  await loadProduct(place());
  expect(productError(place())).toBeNull();
});

test('a failure without a message is ‘Failed to load product’', async () => {
  call.mockRejectedValue(new Error(''));
  await expect(loadProduct(place())).rejects.toThrow();
  expect(productError(place())).toBe('Failed to load product');
});

test.each([null, undefined, [], 'product', {}, { product: null }, { product: 'ff' }, { product: {} }])(
  'an answer without product data (%j) says so',
  async (answer) => {
    call.mockResolvedValue(answer as never);
    await expect(loadProduct(place())).rejects.toBeInstanceOf(ProductError);
    expect(productError(place())).toBe('No product data received in expected format');
  },
);
