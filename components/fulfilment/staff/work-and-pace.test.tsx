import { render, screen, within } from '@testing-library/react';
import { KitTest } from '@/components/admin/test-kit';
import { exampleDetail, type FulfillerDetail } from '@/lib/modules/fulfilment/contract/fulfillers/shapes';
import { PacePanel } from './pace-panel';
import { WorkPanel } from './work-panel';

jest.mock('next/navigation', () => ({
  ...jest.requireActual('next/navigation'),
  useRouter: () => ({ push: jest.fn(), refresh: jest.fn(), replace: jest.fn() }),
}));

const work = (change: Partial<FulfillerDetail>) =>
  render(<WorkPanel fulfiller={{ ...exampleDetail, ...change }} />, { wrapper: KitTest });
const facts = () => screen.getAllByRole('definition').map(({ textContent }) => textContent);

test('of a draining fulfiller staff see what is to be answered, being made, and the expected end (S2.2-178)', () => {
  work({ state: 'draining' });
  expect(screen.getByText(/^It is closed/)).toBeTruthy();
  expect(facts()).toEqual(['3', '9', '2 Dec 2026By its promised days']);
  expect(screen.getByRole('link').getAttribute('href')).toBe('/orders?fulfiller=ful_northlight');
});

test.each([
  [{ ...exampleDetail.work, overdue: true }, '2 Dec 2026 has passedBy its promised days'],
  [{ ...exampleDetail.work, expected_end: null }, 'Not known: it is closed without an end'],
])('an end that is past or open is said so (S2.2-178)', (of, said) => {
  work({ state: 'paused', work: of });
  expect(screen.getByText(/^It is paused/)).toBeTruthy();
  expect(facts()[2]).toBe(said);
});

test('one that has finished says so, an open one has no such panel (S2.2-178)', () => {
  work({ state: 'closed', orders_in_hand: 0 });
  expect(screen.getByText('It has no orders left.')).toBeTruthy();
  work({ state: 'open' });
  expect(screen.getAllByRole('region')).toHaveLength(1);
});

test('the share of accepted orders and the days of each step stand beside the promise (S2.2-153, S2.2-154)', () => {
  render(<PacePanel pace={exampleDetail.pace} />, { wrapper: KitTest });
  expect(facts()).toEqual(['98% (236 of 240)']);
  const [, ...rows] = screen.getAllByRole('row');
  const cells = rows.map((row) =>
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  );
  expect(cells).toEqual([
    ['Accept', 'Same day', '1 day', '231'],
    ['Print and pack', '1 day', '1 day', '228'],
    ['Ship', '0.5 days', '1 day', '226'],
  ]);
});

test('a fulfiller that has done nothing yet has no figures (S2.2-153, S2.2-154)', () => {
  const steps = exampleDetail.pace.steps.map((step) => ({ ...step, median_days: null, finished: 0 }));
  render(<PacePanel pace={{ submitted: 0, accepted: 0, accepted_percent: null, steps }} />, {
    wrapper: KitTest,
  });
  expect(facts()).toEqual(['No orders sent']);
  expect(screen.getAllByText('None yet')).toHaveLength(3);
});
