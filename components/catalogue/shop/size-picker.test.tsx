import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { messages } from '@/messages/en-GB';
import { SizePicker } from './size-picker';
import { useProductChoice } from './use-product-choice';

interface Props {
  sizes: Record<string, number>;
  chosen: string;
}

function Picker({ sizes, chosen }: Props) {
  const variants = Object.entries(sizes).map(([size, available]) => ({
    variant_id: size,
    identifier: 'forest',
    size,
    available,
    in_stock: available > 0,
  }));
  return <SizePicker choice={useProductChoice(variants, chosen)} colourName="Forest" />;
}

function said(props: Props): string | null {
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <Picker {...props} />
    </NextIntlClientProvider>,
  );
  return screen.getByRole('status').textContent;
}

describe('what is said of the chosen size', () => {
  test('names a size that is sold out', () => {
    expect(said({ sizes: { S: 3, M: 0 }, chosen: 'M' })).toBe('Forest in M is sold out');
  });

  test('names the colour alone where there is one size', () => {
    expect(said({ sizes: { onesize: 0 }, chosen: 'onesize' })).toBe('Forest, sold out');
  });
});
