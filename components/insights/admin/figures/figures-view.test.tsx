import { render, screen, within } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { CurrencyFigures, DashboardTotals } from '@/lib/modules/insights/contract/dashboard-figures';
import { dashboardFiguresExample } from '@/lib/modules/insights/contract/dashboard-figures-example';
import { messages } from '@/messages/en-GB';
import { dashboardHref, type DashboardPlace } from './dashboard-place';
import { FiguresView } from './figures-view';
import { NextSteps } from './next-steps';
import { PeriodBar } from './period-bar';

const PLACE: DashboardPlace = {
  tenant: 'ten_fjord',
  isStaff: false,
  period: '7',
  compare: 'previous',
  currency: 'GBP',
};
const [EXAMPLE] = dashboardFiguresExample.currencies;
if (!EXAMPLE) throw new Error('no example');
const FIGURES: CurrencyFigures = EXAMPLE;
const NONE: DashboardTotals = {
  revenue: '0.00',
  orders: 0,
  claims: 0,
  payments: 0,
  charged: '0.00',
  average: null,
  margin: null,
};

const show = (children: React.ReactNode) =>
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      {children}
    </NextIntlClientProvider>,
  );
const region = (name: string) => screen.getByRole('region', { name });
const tableOf = (name: string) =>
  within(region(name))
    .getAllByRole('row', { hidden: true })
    .map((row) => [...row.children].map(({ textContent }) => textContent));

describe('the figures of a period (S2.2-86)', () => {
  test('key figures say what they were before, in words', () => {
    show(<FiguresView place={PLACE} figures={FIGURES} codes={null} />);
    const facts = screen.getAllByRole('term').map((term) => term.parentElement?.textContent);
    expect(facts).toEqual([
      'Revenue£1,890.20Up 16.7% from £1,620.00',
      'Orders41Up 13.9% from 36',
      'Average order£46.52Up 3.4% from £45.00',
      'Margin£597.67Up 20% from £498.00',
    ]);
  });

  test('each part is a chart, a table and a file', () => {
    show(<FiguresView place={PLACE} figures={FIGURES} codes={null} />);
    expect(tableOf('Sales')).toEqual([
      ['Day', 'This period', 'Before'],
      ['21 Nov', '£1,890.20', '£1,620.00'],
    ]);
    expect(tableOf('Margin')[1]).toEqual(['21 Nov', '£597.67', '£1,575.17', '£905.40', '£72.10']);
    expect(tableOf('Best products')).toEqual([
      ['Product', 'Items', 'Item sales'],
      ['Crew tee', '52', '£1,289.60'],
    ]);
    expect(tableOf('Sales by source')).toEqual([
      ['Source', 'Orders', 'Items', 'Revenue'],
      ['newsletter · email · spring', '12', '15', '£540.00'],
      ['No source', '29', '45', '£1,350.20'],
    ]);
    expect(tableOf('Orders by status')[1]).toEqual(['New', 'Received', '3']);
    const links = screen.getAllByRole('link', { name: /^Download CSV: / });
    expect(links.map((link) => link.getAttribute('href'))).toContain(
      '/api/ten_fjord/dashboard/file?period=7&compare=previous&block=countries&lang=en',
    );
  });

  test('who may not know costs sees no margin; gifts show their claims', () => {
    const totals = { ...NONE, orders: 3, claims: 3 };
    show(
      <FiguresView
        place={PLACE}
        figures={{ ...FIGURES, totals, before: { ...NONE, orders: 5, claims: 5 } }}
        codes={{ issued: 500, claimed: 120 }}
      />,
    );
    expect(screen.queryByRole('region', { name: 'Margin' })).toBeNull();
    expect(region('Gift claims').textContent).toContain('120 gifts claimed so far, with codes for 500');
    expect(screen.getAllByText('Down 40% from 5')).toHaveLength(2);
  });

  test('a period without anything says what to do', () => {
    const empty = { ...FIGURES, totals: NONE, products: [], by_status: [] };
    show(<FiguresView place={PLACE} figures={empty} codes={null} />);
    expect(screen.getByText('Nothing in this period')).toBeTruthy();
    expect(screen.queryByRole('figure')).toBeNull();
  });
});

describe('what to do next (S2.2-87)', () => {
  test('leads to the orders that wait', () => {
    const problems = [
      { problem: 'address_issue' as const, count: 2 },
      { problem: 'disputes' as const, count: 1 },
    ];
    show(<NextSteps place={{ ...PLACE, isStaff: true }} problems={problems} orders={[]} />);
    const [link] = screen.getAllByRole('link', { name: 'Orders with an address problem' });
    expect(link?.getAttribute('href')).toBe('/orders?status=address_issue&tenant=ten_fjord');
    const [disputes] = screen.getAllByRole('link', { name: 'Open disputes' });
    expect(disputes?.getAttribute('href')).toBe('/orders?problem=disputed&tenant=ten_fjord');
    expect(tableOf('Open problems')).toEqual([
      ['Problem', 'Number'],
      ['Orders with an address problem', '2'],
      ['Open disputes', '1'],
    ]);
  });

  test('says that there is nothing to do', () => {
    show(<NextSteps place={PLACE} problems={[]} orders={[]} />);
    expect(screen.getByText('You’re all caught up')).toBeTruthy();
  });
});

test('the period is in the address, and what is wrong with it is said at its field (S2.2-85)', () => {
  const own = { ...PLACE, period: 'own' as const, from: '2026-01-01', to: '2026-01-31', event: 'fjord-fern' };
  expect(dashboardHref(own, { compare: 'none' })).toBe(
    '/dashboard?period=own&compare=none&event=fjord-fern&from=2026-01-01&to=2026-01-31&currency=GBP',
  );
  show(
    <PeriodBar
      place={PLACE}
      events={[]}
      currencies={['GBP', 'EUR']}
      shown={FIGURES}
      typed={{ from: '2026-02-02', to: '2026-02-01' }}
      problem={{ field: 'to', code: 'ends_before_start' }}
    />,
  );
  expect(screen.getByRole('link', { name: '7 days' }).getAttribute('aria-current')).toBe('true');
  expect(screen.getByRole('link', { name: 'EUR' }).getAttribute('href')).toContain('currency=EUR');
  expect(screen.getByLabelText('To').getAttribute('aria-invalid')).toBe('true');
  expect(
    screen.getByText('21 Nov 2026 to 27 Nov 2026 · Compared with 14 Nov 2026 to 20 Nov 2026'),
  ).toBeTruthy();
});
