import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { Layer, Scene } from '@/lib/modules/design/rules/scene-types';
import { messages } from '@/messages/en-GB';
import { usePriceHint } from './price-hint';

const TEE = { currency: 'GBP' } as const;
// DEMO.md: a Crew Tee costs 4.10, each printed side 3.20.
const BLANK = { blank_price: '4.10', print_price: '3.20' };
const printed = { layers: [{} as Layer] } as Scene;
const empty = { layers: [] as Layer[] } as Scene;

function Hint(props: Omit<Parameters<typeof usePriceHint>[0], 'product'>) {
  return <p>{usePriceHint({ product: TEE, ...props })}</p>;
}

function hintOf(props: Omit<Parameters<typeof usePriceHint>[0], 'product'>): string {
  const { unmount } = render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <Hint {...props} />
    </NextIntlClientProvider>,
  );
  const text = screen.getByText(/VAT/).textContent;
  unmount();
  return text;
}

describe('what stands under a price (D35, D50)', () => {
  test.each([
    ['18.00', { front: printed }, 'Without VAT · Costs £7.30; you earn £10.70 each (59%).'],
    ['18', { front: printed, back: printed }, 'Without VAT · Costs £10.50; you earn £7.50 each (42%).'],
    ['18', { front: empty }, 'Without VAT · Costs £4.10; you earn £13.90 each (77%).'],
    ['7', { front: printed }, 'Without VAT · Costs £7.30; at this price you lose money on each.'],
    ['0', {}, 'Without VAT · Costs £4.10; at this price you lose money on each.'],
    ['1.999', { front: printed }, 'Without VAT'],
  ])('%s', (price, design, text) => {
    expect(hintOf({ price, design, blank: BLANK })).toBe(text);
  });

  test('says what one costs in larger orders, where that is less (S2.2-317)', () => {
    const blank = {
      ...BLANK,
      blank_breaks: [
        { from: 25, price: '3.80' },
        { from: 100, price: '3.80' },
      ],
      print_breaks: [{ from: 50, price: '3.00' }],
    };
    expect(hintOf({ price: '18', design: { front: printed }, blank })).toBe(
      'Without VAT · Costs £7.30; you earn £10.70 each (59%). · from 25: £7.00 each · from 50: £6.80 each',
    );
  });

  test('shows no cost to those who may not see it', () => {
    expect(hintOf({ price: '18', design: { front: printed }, blank: null })).toBe('Without VAT');
  });
});
