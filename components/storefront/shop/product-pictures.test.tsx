import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { messages as english } from '@/messages/en-GB';
import { ProductPictures } from './product-pictures';

const PRINTED = { front: '‘ALEX’, red, Anton, 120 mm wide, centred, 60 mm below the collar' };

function altOf(front: string, printed?: typeof PRINTED): string | null {
  const { unmount } = render(
    <NextIntlClientProvider locale="en" messages={{ product: english.product }}>
      <ProductPictures name="Crew Tee" colourName="Black" pictures={{ front }} printed={printed} />
    </NextIntlClientProvider>,
  );
  const alt = screen.getByRole('img').getAttribute('alt');
  unmount();
  return alt;
}

describe('a product’s picture for those who do not see it', () => {
  test('says what is printed on it, where and how large', () => {
    expect(altOf('/preview.webp', PRINTED)).toBe(`Crew Tee in Black, Front. ${PRINTED.front}`);
    expect(altOf('/preview.webp')).toBe('Crew Tee in Black, Front');
  });

  test('does not claim it of one with the shopper’s own text', () => {
    expect(altOf('data:image/svg+xml,x', PRINTED)).toBe('Crew Tee in Black, Front');
  });
});
