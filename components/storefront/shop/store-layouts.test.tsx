import { render } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { productCardExample } from '@/lib/modules/storefront/contract/product-card';
import { readStorefront, type StorefrontData } from '@/lib/modules/storefront/contract/storefront';
import { STORE_LAYOUTS, type StoreLayout } from '@/lib/modules/storefront/rules/theme/store-layout';
import { messages } from '@/messages/en-GB';
import { StoreHome } from './store-home';

jest.mock('next/navigation', () => ({ useRouter: () => ({ prefetch: () => undefined }) }));

const STORE = readStorefront.example.response as StorefrontData;
const [colour] = productCardExample.colours;
const PRODUCTS = Array.from({ length: 20 }, (_, index) => ({
  ...productCardExample,
  product_id: `p-${index}`,
  colours: colour ? [{ ...colour, front_preview: `/front-${index}`, back_preview: `/back-${index}` }] : [],
}));

function home(layout: StoreLayout, products = PRODUCTS) {
  const storeConfig = { ...STORE.storeConfig, layout };
  const store = { ...STORE, storeConfig, event_products: products, product_count: products.length };
  return render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <StoreHome store={store} />
    </NextIntlClientProvider>,
  ).container;
}
const picturesIn = (place: Element | null) =>
  [...(place?.querySelectorAll('img') ?? [])].map((picture) => picture.getAttribute('src'));

describe('the layouts of a store (S3.6)', () => {
  it.each([
    ['classic', ['/front-0', '/front-1', '/front-2', '/front-0']],
    ['showcase', ['/front-0', '/front-1', '/front-2', '/front-3', '/front-4']],
    ['compact', []],
  ] as const)('%s has these products in its hero', (layout, shown) => {
    expect(picturesIn(home(layout).querySelector('section'))).toEqual(shown);
  });

  it('fill whole rows at every width, and lead to the rest', () => {
    for (const layout of STORE_LAYOUTS) {
      const page = home(layout);
      const tiles = page.querySelectorAll('li').length;
      expect([layout, tiles % 2]).toEqual([layout, 0]);
      expect(page.querySelector(`a[href="/${STORE.slug}/products"]`)).toBeTruthy();
    }
  });

  it('have one heading, and no pictures where there are no products', () => {
    for (const layout of STORE_LAYOUTS) {
      const page = home(layout, []);
      expect(page.querySelectorAll('h1')).toHaveLength(1);
      expect(picturesIn(page)).toEqual([]);
    }
  });

  it('lay the small back view on the colour of its card', () => {
    for (const [layout, colourClass] of [
      ['classic', 'bg-store-secondary'],
      ['showcase', 'bg-store-secondary'],
      ['compact', 'bg-white'],
    ] as const) {
      const back = home(layout).querySelector('img[src="/back-0"]');
      expect(back?.classList.contains(colourClass)).toBe(true);
      expect(back?.parentElement?.classList.contains(colourClass)).toBe(true);
    }
  });
});
