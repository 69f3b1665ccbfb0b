import { render, screen, within } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { messages } from '@/messages/en-GB';
import { AreaChart } from './area-chart';
import { BarChart, type Bar } from './bar-chart';
import { FunnelChart } from './funnel-chart';
import { LineChart } from './line-chart';
import { MOST_SERIES, seriesLook } from './series-look';

const COUNT = { kind: 'count' } as const;

function show(chart: ReactNode) {
  const { container } = render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      {chart}
    </NextIntlClientProvider>,
  );
  return container;
}

const bars = (values: number[], href?: string): Bar[] =>
  values.map((value, index) => ({ key: String(index), label: `Day ${index + 1}`, value, href }));

const barChart = (values: number[], href?: string) => (
  <BarChart
    title="Orders"
    summary="Ten orders"
    bars={bars(values, href)}
    format={COUNT}
    columns={['Day', 'Orders']}
  />
);

const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent));

describe('BarChart', () => {
  it('says in one sentence what it shows, and has its figures as a table', () => {
    show(barChart([4, 1200]));
    expect(screen.getByRole('img', { name: 'Ten orders' })).toBeTruthy();
    expect(rowsOf(screen.getByRole('table', { name: 'Orders', hidden: true }))).toEqual([
      ['Day', 'Orders'],
      ['Day 1', '4'],
      ['Day 2', '1,200'],
    ]);
  });

  it('draws up and down from zero, shows the smallest value, and nothing for zero', () => {
    const container = show(barChart([1_000_000, -1_000_000, 1, 0]));
    const paths = container.querySelector('path')?.getAttribute('d')?.split('z').filter(Boolean) ?? [];
    expect(paths.map((path) => /^M[\d.]+ ([\d.]+)h[\d.]+v([\d.]+)/.exec(path)?.slice(1))).toEqual([
      ['0', '50'],
      ['50', '50'],
      ['49', '1'],
    ]);
  });

  it('says so when there is nothing to draw', () => {
    show(barChart([]));
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.getByText('No figures to show yet')).toBeTruthy();
  });

  it('leads from each column and each row to its list', () => {
    show(barChart([4, 5], '/orders?day=1'));
    const columns = screen.getAllByRole('link', { name: /^Day \d: \d$/ });
    expect(columns.map((link) => link.getAttribute('href'))).toEqual(['/orders?day=1', '/orders?day=1']);
    expect(columns.every((link) => link.getAttribute('tabindex') === null)).toBe(true);
    expect(screen.getAllByRole('link', { name: /^Day \d$/, hidden: true })).toHaveLength(2);
  });

  it('keeps the tab key short: the links of a whole year are in the table', () => {
    show(
      barChart(
        Array.from({ length: 366 }, () => 1),
        '/orders',
      ),
    );
    const columns = screen.getAllByRole('link', { name: /^Day \d+: 1$/ });
    expect(columns).toHaveLength(366);
    expect(columns.every((link) => link.getAttribute('tabindex') === '-1')).toBe(true);
  });
});

const points = bars([0, 0, 0]);
const series = [
  { key: 'a', name: 'Stores', values: [1, 2, 3] },
  { key: 'b', name: 'Gifts', values: [3, 2, 1] },
];

describe.each([
  ['LineChart', LineChart],
  ['AreaChart', AreaChart],
])('%s', (_, Chart) => {
  const chart = (count: number) => (
    <Chart
      title="Orders"
      summary="Six of each"
      points={points.slice(0, count)}
      series={series.map((one) => ({ ...one, values: one.values.slice(0, count) }))}
      format={COUNT}
      labelColumn="Day"
    />
  );

  it('has a legend, a table and what each point says', () => {
    show(chart(3));
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Stores', 'Gifts']);
    expect(rowsOf(screen.getByRole('table', { name: 'Orders', hidden: true }))).toEqual([
      ['Day', 'Stores', 'Gifts'],
      ['Day 1', '1', '3'],
      ['Day 2', '2', '2'],
      ['Day 3', '3', '1'],
    ]);
    expect(screen.getByText('Day 2: Stores 2 · Gifts 2')).toBeTruthy();
  });

  it.each([0, 1])('draws %d points', (count) => {
    const container = show(chart(count));
    const drawn = [...container.querySelectorAll('figure path')].map((path) => path.getAttribute('d'));
    expect(drawn.join('')).not.toContain('NaN');
    expect(drawn.length > 0).toBe(count > 0);
  });
});

describe('series', () => {
  it('differ without colour', () => {
    const looks = Array.from({ length: MOST_SERIES }, (_, index) => seriesLook(index));
    expect(new Set(looks.map(({ dashes }) => dashes)).size).toBe(MOST_SERIES);
    expect(new Set(looks.map(({ hatch }) => hatch)).size).toBe(MOST_SERIES);
  });
});

describe('FunnelChart', () => {
  const funnel = (values: number[]) => (
    <FunnelChart
      title="Funnel"
      summary="One in ten pays"
      steps={bars(values)}
      columns={['Step', 'Visitors']}
    />
  );

  it('tells shares of the first and of the previous step', () => {
    show(funnel([200, 100, 20]));
    expect(rowsOf(screen.getByRole('table', { name: 'Funnel', hidden: true }))).toEqual([
      ['Step', 'Visitors', 'Share of first step', 'Share of previous step'],
      ['Day 1', '200', '–', '–'],
      ['Day 2', '100', '50%', '50%'],
      ['Day 3', '20', '10%', '20%'],
    ]);
    expect(screen.getByText('20% of the previous step')).toBeTruthy();
  });

  it('divides by no zero', () => {
    show(funnel([0, 0]));
    expect(rowsOf(screen.getByRole('table', { name: 'Funnel', hidden: true }))[2]).toEqual([
      'Day 2',
      '0',
      '–',
      '–',
    ]);
  });
});
