import { render, screen, within } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ClaimForecast } from '@/lib/modules/claims/contract/forecast';
import type { Funnel } from '@/lib/modules/claims/contract/funnel';
import { messages } from '@/messages/en-GB';
import { ForecastPanel } from './forecast-panel';
import { FunnelView } from './funnel-view';

const NONE = { viewed: 0, tried: 0, valid: 0, confirmed: 0, shipped: 0 };
const TOTALS = { viewed: 1400, tried: 40, valid: 32, confirmed: 30, shipped: 6 };

const show = (children: React.ReactNode) =>
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      {children}
    </NextIntlClientProvider>,
  );
const showFunnel = (changes: Partial<Funnel>) =>
  show(
    <FunnelView
      slug="lumen-summit"
      funnel={{ from: '2026-11-26', to: '2026-11-27', by: 'batch', rows: [], totals: TOTALS, ...changes }}
    />,
  );
const rowsOf = (name: string) =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    );

describe('the funnel on screen (D40-12, D40-13)', () => {
  test('chart and table have the same figures, and a batch leads to its codes', () => {
    const rows = [
      { key: 'bat_keynote', name: 'Keynote guests', ...TOTALS, viewed: 1000 },
      { key: 'bat_gone', name: null, ...NONE, tried: 0 },
      { key: null, name: null, ...NONE, viewed: 400 },
    ];
    showFunnel({ rows });
    const chart = screen.getByRole('figure');
    expect(chart.textContent).toContain('Page opened 1,400 times, 30 claims confirmed, 6 gifts shipped');
    const steps = within(chart)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(steps[0]).toMatch(/^Page opened1,400/);
    expect(steps[4]).toMatch(/^Shipped6/);
    expect(rowsOf('Claims by batch')).toEqual([
      ['Total', '1,400', '40', '32', '30', '6'],
      ['Keynote guests', '1,000', '40', '32', '30', '6'],
      ['Deleted batch', '0', '0', '0', '0', '0'],
      ['No known code', '400', '0', '0', '0', '0'],
    ]);
    const link = screen.getByRole('link', { name: 'Keynote guests' });
    expect(link.getAttribute('href')).toBe('/events/lumen-summit/codes/bat_keynote');
  });

  test('days: the newest first in the table, and drawn from the first on', () => {
    const rows = [
      { key: '2026-11-26', name: null, ...TOTALS, viewed: 1399 },
      { key: '2026-11-27', name: null, ...NONE, viewed: 1 },
    ];
    showFunnel({ by: 'day', rows });
    expect(rowsOf('Claims by day').map(([day]) => day)).toEqual(['Total', '27 Nov 2026', '26 Nov 2026']);
    expect(screen.getByText('26 Nov: 30 confirmed claims')).toBeTruthy();
    expect(screen.getByRole('img', { name: '30 confirmed claims from 26 Nov to 27 Nov' })).toBeTruthy();
  });

  test('countries: what no one knows yet is last, and says why', () => {
    const rows = [
      { key: 'NL', name: null, ...TOTALS, viewed: 0 },
      { key: null, name: null, ...NONE, viewed: 1400 },
    ];
    showFunnel({ by: 'country', rows });
    expect(rowsOf('Claims by country').map(([name]) => name)).toEqual([
      'Total',
      'Netherlands',
      'Not known yet',
    ]);
    expect(screen.getByText(/We learn the country when someone claims/)).toBeTruthy();
  });

  test('nothing yet says what will be here', () => {
    showFunnel({ totals: NONE });
    expect(screen.getByText('No claims in this period')).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
  });
});

describe('the forecast on screen (D40-14)', () => {
  const RUNNING: ClaimForecast = {
    state: 'running',
    per_day: 12.4,
    until: '2026-12-11',
    bound: 'none_left',
    claims: 186,
    money: {
      currency: 'EUR',
      each: '24.10',
      spend: '4482.60',
      budget: { most: '2500.00', used: '508.70' },
      budget_reach: { state: 'reached', on: '2026-12-03' },
      credit_reach: { state: 'lasts' },
    },
  };
  const panel = (forecast: ClaimForecast | null) => {
    show(<ForecastPanel forecast={forecast} failed="It failed" />);
    return screen.getByRole('region', { name: 'Forecast' }).textContent;
  };

  test('names days, claims and money', () => {
    const text = panel(RUNNING);
    for (const part of [
      '12.4',
      '186',
      'Until about 11 Dec 2026',
      'Reached about 3 Dec 2026',
      'Lasts until the end',
    ])
      expect(text).toContain(part);
    expect(text).toMatch(/4[.,]482[.,]60/);
    expect(text).toContain('average of the last 7 full days');
  });

  test('leaves out money that the person may not see, and an end that there is none of', () => {
    const text = panel({ ...RUNNING, until: null, bound: null, claims: null, money: null });
    expect(text).toContain('No end in sight');
    expect(text).not.toContain('Budget');
  });

  test.each([
    [{ state: 'too_few' }, 'Not enough claims yet'],
    [{ state: 'over', reason: 'ended' }, 'The last day to claim has passed'],
    [{ state: 'over', reason: 'none_left' }, 'All codes are used'],
    [null, 'It failed'],
  ] as [ClaimForecast | null, string][])('says why there is none', (forecast, text) => {
    expect(panel(forecast)).toContain(text);
  });
});
