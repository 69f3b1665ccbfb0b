import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { messages } from '@/messages/en-GB';
import { PlainFields } from './plain-fields';
import { useProductChoice } from './use-product-choice';

function Fields({ stock }: { stock: Record<string, number> }) {
  const variants = Object.entries(stock).map(([size, available]) => ({
    variant_id: size,
    identifier: 'forest',
    size,
    available,
    in_stock: available > 0,
  }));
  const buying = { choice: useProductChoice(variants), asked: 0, colourName: 'Forest' };
  const colours = [{ identifier: 'forest', name: 'Forest', hex: '#1f4d3a' }];
  return <PlainFields product={{ colours }} buying={buying} />;
}

const show = (stock: Record<string, number>) =>
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <Fields stock={stock} />
    </NextIntlClientProvider>,
  );

describe('the options of a product (S3.2)', () => {
  test('offer several sizes as a choice', () => {
    show({ S: 9, M: 9 });
    expect(screen.getByRole('group', { name: 'Size' })).toBeTruthy();
  });

  test('do not offer the only size, but say how many are left', () => {
    show({ 'One size': 3 });
    expect(screen.queryByRole('group', { name: 'Size' })).toBeNull();
    expect(screen.queryByRole('radio', { name: 'One size' })).toBeNull();
    expect(screen.getByRole('status').textContent).toBe('Only 3 left');
  });
});
