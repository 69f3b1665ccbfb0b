import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { messages } from '@/messages/en-GB';
import { ComplainForm } from './complain-form';

type Props = React.ComponentProps<typeof ComplainForm>;

const line = { name: 'Crew Tee', colour: 'Black', size: 'M', quantity: 2 };
const shown = (products: Props['order']['products']) => {
  const followed = {
    cases: { upload: { tenant: 'ten_fjord', slug: 'fjord-fern' } },
    refresh: jest.fn(),
    show: jest.fn(),
  } as unknown as Props['followed'];
  const order = { order_ref: 'FJ-1', region: 'UK', customer: { name: 'Bo', email: '' }, products } as const;
  render(
    <NextIntlClientProvider locale="en" messages={messages}>
      <ComplainForm order={order} token="t" followed={followed} onClose={jest.fn()} onSent={jest.fn()} />
    </NextIntlClientProvider>,
  );
};

test('a line of which nothing was printed has no field, and says why (D53-17)', () => {
  shown([
    { ...line, id: 'oli_1', refunded: { printed: 0 } },
    { ...line, id: 'oli_2', name: 'Camp Mug', refunded: { printed: 1 } },
  ]);
  expect(screen.getByText('This item wasn’t printed, so it wasn’t sent.')).toBeTruthy();
  const field = screen.getByRole('combobox', { name: /Camp Mug/ });
  expect([...field.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
    '0 of 1',
    '1 of 1',
  ]);
  expect(screen.queryByRole('combobox', { name: /Crew Tee/ })).toBeNull();
});
