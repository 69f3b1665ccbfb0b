import { render, screen } from '@testing-library/react';
import { KitTest } from '@/components/admin/test-kit';
import { exampleLate } from '@/lib/modules/fulfilment/contract/fulfillers/late-fulfillers';
import { LateCard } from './late-card';

jest.mock('next/navigation', () => ({
  ...jest.requireActual('next/navigation'),
  useRouter: () => ({ push: jest.fn(), refresh: jest.fn(), replace: jest.fn() }),
}));

const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

test('the dashboard counts the late orders of each fulfiller, and leads to each list (S2.2-175)', () => {
  render(<LateCard late={{ ...exampleLate, more: 2 }} />, { wrapper: KitTest });
  expect(screen.getByText('7 late orders')).toBeTruthy();
  expect(hrefs()).toEqual([
    '/orders?late=1',
    ...['/fulfillers/ful_northlight', '/orders?late=1&fulfiller=ful_northlight'],
    ...['/fulfillers/ful_harbour', '/orders?late=1&fulfiller=ful_harbour'],
  ]);
  expect(screen.getByText('2 more fulfillers have late orders.')).toBeTruthy();
});

test('it says so where none is late (S2.2-175)', () => {
  render(<LateCard late={{ orders_late: 0, fulfillers: [], more: 0 }} />, { wrapper: KitTest });
  expect(screen.getByText('No order is late at its fulfiller.')).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});
