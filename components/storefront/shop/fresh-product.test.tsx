import { act, fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { ProductErrorPage } from '@/app/[locale]/[slug]/product-error';
import { ApiError } from '@/lib/client/api-error';
import { loadProduct } from '@/lib/modules/storefront/client/load-product';
import { ProductError, type ProductAnswer } from '@/lib/modules/storefront/contract/product-answer';
import { productExample } from '@/lib/modules/catalogue/contract/product-example';
import { setClock } from '@/lib/kernel/clock';
import { messages } from '@/messages/en-GB';
import { buyableOf } from '@/components/catalogue/shop/buyable';
import { ProductBuyer } from './product-buyer';

jest.mock('@/lib/modules/storefront/client/load-product', () => ({ loadProduct: jest.fn() }));
const load = jest.mocked(loadProduct);

const STORE = { id: 'evt_a', name: 'Fjord & Fern', tenant: 'ten_fjord', slug: 'fjord-fern' };
const TEE = {
  ...productExample,
  products: { ...productExample.products, scenes: { front: null, back: null } },
};
const FIRST = buyableOf(TEE);
const SOLD_OUT = {
  ...TEE,
  variants: TEE.variants.map((variant) => ({ ...variant, available: 0 })),
};
const answer = (product: typeof TEE) => ({ product }) as ProductAnswer;

let at = Date.UTC(2026, 10, 20, 12);
let restore: () => void;

function show(children: React.ReactNode) {
  return render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      {children}
    </NextIntlClientProvider>,
  );
}

async function comeBackAfter(ms: number) {
  at += ms;
  await act(async () => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

const buyable = () => !screen.getByRole<HTMLButtonElement>('button', { name: 'Add to basket' }).disabled;

beforeEach(() => {
  load.mockReset();
  restore = setClock(() => new Date(at));
});
afterEach(() => restore());

describe('a product page that somebody comes back to (S7, S8-8, S9)', () => {
  beforeEach(async () => {
    await act(async () => {
      show(
        <ProductBuyer store={STORE} product={FIRST}>
          <h1>{FIRST.name}</h1>
        </ProductBuyer>,
      );
    });
  });

  test('asks nobody for five minutes', async () => {
    await comeBackAfter(299_999);
    expect(load).not.toHaveBeenCalled();
    expect(buyable()).toBe(true);
  });

  test('then shows what is left, and asks no sooner again', async () => {
    load.mockResolvedValue(answer(SOLD_OUT));
    await comeBackAfter(300_000);
    expect(load).toHaveBeenCalledWith({
      tenant: 'ten_fjord',
      slug: 'fjord-fern',
      product: FIRST.id,
      lang: 'en',
    });
    await screen.findByText(messages.product.allSoldOut);
    expect(buyable()).toBe(false);
    await comeBackAfter(1000);
    expect(load).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['Failed to load product', new ApiError(503, { code: 'unavailable' })],
    ['No product data received in expected format', new ProductError('no_data')],
  ])('says ‘%s’, keeps what is there, and tries again', async (text, error) => {
    load.mockRejectedValue(error);
    await comeBackAfter(300_000);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain(text);
    expect(buyable()).toBe(true);
    load.mockResolvedValue(answer(SOLD_OUT));
    fireEvent.click(screen.getByRole('button', { name: messages.errorPages.retry }));
    await screen.findByText(messages.product.allSoldOut);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

test('a page that could not be rendered says so, and tries again (S8-8)', async () => {
  const retry = jest.fn();
  show(<ProductErrorPage error={new Error('hidden from visitors')} retry={retry} />);
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to load product');
  expect(document.body.textContent).not.toContain('hidden from visitors');
  fireEvent.click(screen.getByRole('button', { name: messages.errorPages.retry }));
  expect(retry).toHaveBeenCalledTimes(1);
});
