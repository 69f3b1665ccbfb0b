import type { ReactNode } from 'react';
import { AreaChart } from '@/components/admin/chart/area-chart';
import { BarChart, type Bar } from '@/components/admin/chart/bar-chart';
import { BarRows } from '@/components/admin/chart/bar-rows';
import { FunnelChart, type FunnelStep } from '@/components/admin/chart/funnel-chart';
import { LineChart } from '@/components/admin/chart/line-chart';
import { MOST_SERIES } from '@/components/admin/chart/series-look';
import type { ValueFormat } from '@/components/admin/chart/value-format';
import { LONG_BARS, sampleBars, sampleDays, sampleSeries, sampleValues, STEPS } from './chart-samples';

const COUNT: ValueFormat = { kind: 'count' };
const EURO: ValueFormat = { kind: 'money', currency: 'EUR' };
const POUND: ValueFormat = { kind: 'money', currency: 'GBP' };
const SHARE: ValueFormat = { kind: 'share' };
const SUMMARY = 'The sentence that stands for the drawing: what it shows and its highest value.';

const BARS: [title: string, bars: Bar[], format: ValueFormat][] = [
  ['Bars: 30 days', sampleBars(sampleValues(30, 24)), COUNT],
  ['Bars that lead to lists', sampleBars(sampleValues(14, 9), '/orders'), COUNT],
  ['366 days, with lists', sampleBars(sampleValues(366, 180), '/orders'), COUNT],
  ['No points', [], COUNT],
  ['One point', sampleBars([7]), COUNT],
  ['All zero', sampleBars(Array.from({ length: 30 }, () => 0)), COUNT],
  ['Below zero, in euro', sampleBars([120_050, -40_000, 65_000, -98_765, 20, 0, 154_000]), EURO],
  ['Very large, in pounds', sampleBars([98_765_432_100, 12_345_678_900, 100, 55_000_000_000]), POUND],
  ['Shares', sampleBars([0.12, 0.5, 0.425, 1]), SHARE],
  ['Long labels', LONG_BARS, COUNT],
];

interface SampleProps {
  title: string;
  children: ReactNode;
}

function Sample({ title, children }: SampleProps) {
  return (
    <article className="min-w-0 rounded-card border border-line bg-surface p-4 sm:p-5">
      <h3 className="mb-4 text-lg">{title}</h3>
      {children}
    </article>
  );
}

function Bars() {
  return BARS.map(([title, bars, format]) => (
    <Sample key={title} title={title}>
      <BarChart title={title} summary={SUMMARY} bars={bars} format={format} columns={['Day', 'Value']} />
    </Sample>
  ));
}

const LINES: [title: string, series: number, points: number, format: ValueFormat][] = [
  ['One line', 1, 30, EURO],
  ['Most lines that can be told apart', MOST_SERIES, 30, COUNT],
  ['Lines over 366 days', 2, 366, COUNT],
  ['Lines of one point', 3, 1, COUNT],
];

function Lines() {
  return LINES.map(([title, series, points, format]) => (
    <Sample key={title} title={title}>
      <LineChart
        title={title}
        summary={SUMMARY}
        points={sampleDays(points)}
        series={sampleSeries(series, points)}
        format={format}
        labelColumn="Day"
      />
    </Sample>
  ));
}

const AREAS: [title: string, series: number, points: number][] = [
  ['Stacked areas', 3, 30],
  ['Most areas that can be told apart', MOST_SERIES, 12],
  ['Areas of one point', 3, 1],
];

function Areas() {
  return AREAS.map(([title, series, points]) => (
    <Sample key={title} title={title}>
      <AreaChart
        title={title}
        summary={SUMMARY}
        points={sampleDays(points, '/orders')}
        series={sampleSeries(series, points)}
        format={COUNT}
        labelColumn="Day"
      />
    </Sample>
  ));
}

const FUNNELS: [title: string, steps: FunnelStep[]][] = [
  ['Funnel', STEPS],
  ['Funnel of zeros', STEPS.map((step) => ({ ...step, value: 0 }))],
  ['Funnel without steps', []],
];
const ROWS_TITLE = 'Bars beside long labels';

function Funnels() {
  return FUNNELS.map(([title, steps]) => (
    <Sample key={title} title={title}>
      <FunnelChart title={title} summary={SUMMARY} steps={steps} columns={['Step', 'Visitors']} />
    </Sample>
  ));
}

/** The gallery's part about charts: every kind, in every state. */
export function ChartSection() {
  const rows = LONG_BARS.map((bar) => ({ ...bar, text: String(bar.value), href: '/orders' }));
  return (
    <div className="grid gap-6 xl:grid-cols-2">
      <Bars />
      <Lines />
      <Areas />
      <Funnels />
      <Sample title={ROWS_TITLE}>
        <BarRows rows={rows} />
      </Sample>
    </div>
  );
}
