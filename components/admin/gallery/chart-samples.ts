import type { Bar } from '@/components/admin/chart/bar-chart';
import type { FunnelStep } from '@/components/admin/chart/funnel-chart';
import type { ChartPoint, ChartSeries } from '@/components/admin/chart/chart-data';

/** `count` days in a row, as `1/1` to `31/12`. */
export function sampleDays(count: number, href?: string): ChartPoint[] {
  return Array.from({ length: count }, (_, index) => {
    const day = new Date(Date.UTC(2028, 0, 1 + index));
    return { key: String(index), label: `${day.getUTCDate()}/${day.getUTCMonth() + 1}`, href };
  });
}

/** A wave that looks like sales and is the same at each look. */
export function sampleValues(count: number, height: number, shift = 0): number[] {
  return Array.from({ length: count }, (_, index) => {
    const wave = 1 + Math.sin((index + shift * 5) / 4) + 0.5 * Math.sin((index + shift) * 2.3);
    return Math.round((Math.max(0, wave) / 2.5) * height);
  });
}

/** Bars of `values`, one for each day. */
export function sampleBars(values: readonly number[], href?: string): Bar[] {
  return sampleDays(values.length, href).map((point, index) => ({ ...point, value: values[index] ?? 0 }));
}

export const LONG_BARS: Bar[] = [
  'Fjord & Fern Coffee Roasters, Bergen harbour',
  'Donaudampfschifffahrtsgesellschaft',
  'Prairie Run 2026: volunteers and their families',
  'Kids',
].map((label, index) => ({ key: label, label, value: 40 - index * 9 }));

const NAMES = ['Stores', 'Gift claims', 'Order forms', 'Bulk orders', 'Samples', 'Reprints'];

/** So many series of `points` values each. */
export function sampleSeries(count: number, points: number): ChartSeries[] {
  return NAMES.slice(0, count).map((name, index) => ({
    key: name,
    name,
    values: sampleValues(points, 40 - index * 5, index),
  }));
}

export const STEPS: FunnelStep[] = [
  { key: 'seen', label: 'Opened the product page', value: 12_840, href: '/orders' },
  { key: 'basket', label: 'Added to basket', value: 3_106, href: '/orders' },
  { key: 'checkout', label: 'Started checkout', value: 1_544 },
  { key: 'paid', label: 'Paid', value: 1_208 },
];
