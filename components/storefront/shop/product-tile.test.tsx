import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { productCardExample, type ProductCard } from '@/lib/modules/storefront/contract/product-card';
import { messages } from '@/messages/en-GB';
import { ProductTile } from './product-tile';

jest.mock('next/navigation', () => ({ useRouter: () => ({ prefetch: () => undefined }) }));

const COLOURS: ProductCard['colours'] = [
  ['tee-black', 'Black', '#1b1b1d'],
  ['tee-forest', 'Forest', '#1f4d3a'],
  ['tee-oat', 'Oat', '#e6dcc6'],
].map(([identifier = '', name = '', hex = '']) => ({
  identifier,
  name,
  hex,
  front_preview: `/${identifier}/front`,
  back_preview: null,
}));

function show(change: Partial<ProductCard>) {
  const product = { ...productCardExample, ...change };
  return render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <ProductTile
        place={{ slug: 'fjord-fern' }}
        product={product}
        currency="GBP"
        heading="h3"
        layout="classic"
      />
    </NextIntlClientProvider>,
  ).container;
}

const swatches = (tile: Element) =>
  [...tile.querySelectorAll<HTMLElement>('[title]')].map(({ title, style }) => [
    title,
    style.backgroundColor,
  ]);
const pictures = (tile: Element) => [...tile.querySelectorAll('img')].map((img) => img.getAttribute('src'));

describe('ProductTile (S2.7)', () => {
  it('shows each colour of the front as a swatch, and says how many there are', () => {
    const tile = show({ colours: COLOURS });
    expect(swatches(tile)).toEqual([
      ['Black', 'rgb(27, 27, 29)'],
      ['Forest', 'rgb(31, 77, 58)'],
      ['Oat', 'rgb(230, 220, 198)'],
    ]);
    expect(screen.getByText('3 colours')).toBeTruthy();
  });

  it('counts the colours beyond the sixth instead of showing them', () => {
    const many = Array.from({ length: 9 }, (_, index) => ({
      identifier: `c${index}`,
      name: `Colour ${index}`,
      hex: '#000000',
      front_preview: null,
      back_preview: null,
    }));
    const tile = show({ colours: many });
    expect(swatches(tile)).toHaveLength(6);
    expect(tile.textContent).toContain('+3');
  });

  it('shows the front, with a small back over it where both sides have designs', () => {
    const [black] = COLOURS;
    if (!black) throw new Error('no colour');
    expect(pictures(show({ colours: [{ ...black, back_preview: '/back' }] }))).toEqual([
      '/tee-black/front',
      '/back',
    ]);
    expect(pictures(show({ colours: [{ ...black, front_preview: null, back_preview: '/back' }] }))).toEqual([
      '/back',
    ]);
    expect(pictures(show({ colours: [black] }))).toEqual(['/tee-black/front']);
  });

  it('says so when nothing of it is left', () => {
    const [variant] = productCardExample.variants;
    if (!variant) throw new Error('no variant');
    show({ variants: [{ ...variant, available: 0 }] });
    expect(screen.getByText(messages.store.soldOut)).toBeTruthy();
  });
});
