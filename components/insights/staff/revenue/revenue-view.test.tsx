import { render, screen, within } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ListState } from '@/components/admin/list/list-state';
import type { ClientRevenue } from '@/lib/modules/insights/contract/client-revenue';
import { messages } from '@/messages/en-GB';
import { RevenueView } from './revenue-view';

jest.mock('next/navigation', () => ({
  useRouter: () => ({ push: () => undefined, replace: () => undefined, refresh: () => undefined }),
  usePathname: () => '/client-revenue',
  useSearchParams: () => new URLSearchParams(),
}));

const TOTALS = { orders: 41, revenue: '1890.20', platform: '902.10', margin: '673.07' };
const BEFORE = { orders: 36, revenue: '1620.00', platform: '800.00', margin: '500.00' };
const FJORD = { id: 'ten_fjord', name: 'Fjord & Fern Coffee' };
const REVENUE: ClientRevenue = {
  region: 'UK',
  currency: 'GBP',
  from: '2026-11-28',
  to: '2026-11-29',
  compared: { from: '2026-11-26', to: '2026-11-27' },
  unit: 'day',
  totals: TOTALS,
  before: BEFORE,
  series: [
    { key: '2026-11-28', ...TOTALS, before: BEFORE },
    { key: '2026-11-29', orders: 0, revenue: '0.00', platform: '0.00', margin: '0.00', before: null },
  ],
  regions: [
    { region: 'UK', currency: 'GBP', ...TOTALS },
    { region: 'EU', currency: 'EUR', ...BEFORE },
  ],
  tenant: null,
  event: null,
  rows: [
    {
      key: 'ten_fjord',
      name: FJORD.name,
      tenant: FJORD,
      event: null,
      type: null,
      units: null,
      ...TOTALS,
      revenue_before: '1620.00',
    },
  ],
  count: 1,
  listed: { revenue: '1890.20', orders: 41, units: 0 },
  next_cursor: null,
};
const LIST: ListState = {
  path: '/client-revenue',
  names: ['period', 'from', 'to', 'compare', 'region', 'tenant', 'event', 'type', 'by', 'sort', 'cursor'],
  defaults: { period: '30', compare: 'previous', by: 'client', sort: '-revenue' },
  query: { region: 'UK' },
};

const show = (revenue: ClientRevenue | null, list: ListState = LIST) =>
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <RevenueView list={list} revenue={revenue} problem={null} />
    </NextIntlClientProvider>,
  );
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
const rows = () =>
  within(screen.getByRole('table', { name: 'Figures by row' }))
    .getAllByRole('row')
    .map((row) =>
      within(row)
        .queryAllByRole('cell')
        .map(({ textContent }) => textContent),
    );

describe('clients’ revenue (S2.2-192)', () => {
  test('key figures and rows with what they were before; each region in its own currency', () => {
    show(REVENUE);
    const facts = screen.getAllByRole('term').map((term) => term.parentElement?.textContent);
    // Below the chart, what each of them counts.
    expect(facts.splice(4)).toEqual([
      expect.stringMatching(/^RevenueCharged to shoppers/),
      expect.stringMatching(/^Platform revenueProduction/),
      expect.stringMatching(/^MarginThe client’s revenue/),
    ]);
    expect(facts).toEqual([
      'Revenue£1,890.20Up 16.7% from £1,620.00',
      'Orders41Up 13.9% from 36',
      'Platform revenue£902.10Up 12.8% from £800.00',
      'Margin£673.07Up 34.6% from £500.00',
    ]);
    expect(rows()).toEqual([
      [],
      ['Fjord & Fern Coffee', '41', '£1,890.20', '£1,620.00', '£902.10', '£673.07'],
      ['All rows', '41', '£1,890.20', '£1,620.00', '£902.10', '£673.07'],
    ]);
    const regions = within(screen.getByRole('navigation', { name: 'Region' })).getAllByRole('link');
    expect(regions.map(({ textContent }) => textContent?.replace(/\s/g, ' '))).toEqual([
      'United Kingdom: £1,890.20',
      'European Union: € 1.620,00',
    ]);
  });

  test('a client leads to its events, and files say the same days', () => {
    show(REVENUE, { ...LIST, query: { region: 'UK', period: 'own', from: '2026-11-28', to: '2026-11-29' } });
    expect(hrefOf('Fjord & Fern Coffee')).toBe(
      '/client-revenue?period=own&from=2026-11-28&to=2026-11-29&region=UK&tenant=ten_fjord&by=event',
    );
    const file = hrefOf('Download rows as CSV') ?? '';
    expect(Object.fromEntries(new URL(file, 'http://x').searchParams)).toEqual({
      region: 'UK',
      period: 'own',
      from: '2026-11-28',
      to: '2026-11-29',
      by: 'client',
      lang: 'en',
    });
  });

  test('products have no orders and costs; narrowed figures lead back', () => {
    const [row] = REVENUE.rows;
    if (!row) throw new Error('no row');
    const product = {
      ...row,
      key: 'ten_fjord/tee',
      name: 'Tee',
      units: 52,
      orders: null,
      platform: null,
      margin: null,
    };
    const narrowed = {
      ...REVENUE,
      rows: [product],
      tenant: FJORD,
      listed: { revenue: '9.00', orders: 0, units: 52 },
    };
    show(narrowed, { ...LIST, query: { region: 'UK', tenant: 'ten_fjord', by: 'product' } });
    expect(rows()[1]).toEqual(['TeeFjord & Fern Coffee', '52', '£1,890.20', '£1,620.00']);
    expect(rows().at(-1)).toEqual(['All rows', '52', '£9.00', '–']);
    expect(screen.queryByText('Only Fjord & Fern Coffee')).not.toBeNull();
    expect(hrefOf('Show all')).toBe('/client-revenue?region=UK');
  });

  test('nothing and a failure say so', () => {
    const { unmount } = show({ ...REVENUE, rows: [], count: 0 });
    expect(screen.queryByText('Nothing in this period')).not.toBeNull();
    unmount();
    show(null);
    expect(screen.queryByRole('table', { name: 'Figures by row' })).toBeNull();
    expect(screen.queryByRole('button', { name: /try again/i })).not.toBeNull();
  });
});
