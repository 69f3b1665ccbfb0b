import { useLocale, useTranslations } from 'next-intl';
import type { Dashboard } from '@/lib/modules/insights/contract/read-dashboard';
import { shortDay } from '@/components/admin/moment';
import { niceScale } from './nice-scale';

type Day = Dashboard['orders_per_day'][number];

const HEIGHT = 100;
const GAP = 0.22;

/** Bar chart of orders per day, with the same figures as a table for screen readers. */
export function OrdersChart({ days }: { days: readonly Day[] }) {
  const t = useTranslations('dashboard.chart');
  const locale = useLocale();
  const total = days.reduce((sum, day) => sum + day.orders, 0);
  const best = days.reduce<Day | undefined>(
    (top, day) => (top && top.orders >= day.orders ? top : day),
    undefined,
  );
  const marks = niceScale(best?.orders ?? 0);
  const label = best ? t('label', { total, most: best.orders, day: shortDay(best.day, locale) }) : t('title');
  return (
    <figure className="grid gap-3">
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2">
        <Axis marks={marks} />
        <Bars days={days} marks={marks} label={label} />
        <DayLabels days={days} />
      </div>
      <details className="text-[0.9375rem]">
        <summary className="inline-flex min-h-6 w-fit items-center font-semibold text-accent hover:underline">
          {t('asTable')}
        </summary>
        <FigureTable days={days} />
      </details>
    </figure>
  );
}

function Axis({ marks }: { marks: readonly number[] }) {
  return (
    <ol
      aria-hidden="true"
      className="flex h-56 flex-col-reverse justify-between text-end text-[0.875rem] leading-none text-muted tabular-nums"
    >
      {marks.map((mark) => (
        <li key={mark} className="h-0 -translate-y-1.5">
          {mark}
        </li>
      ))}
    </ol>
  );
}

interface BarsProps {
  days: readonly Day[];
  marks: readonly number[];
  label: string;
}

function Bars({ days, marks, label }: BarsProps) {
  const t = useTranslations('dashboard.chart');
  const locale = useLocale();
  const top = marks.at(-1) ?? 1;
  const y = (value: number) => HEIGHT - (value / top) * HEIGHT;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${Math.max(1, days.length)} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="h-56 w-full overflow-visible"
    >
      {marks.map((mark) => (
        <line
          key={mark}
          x1={0}
          x2={days.length}
          y1={y(mark)}
          y2={y(mark)}
          vectorEffect="non-scaling-stroke"
          className={mark === 0 ? 'stroke-line-strong' : 'stroke-line'}
        />
      ))}
      {days.map((day, index) => (
        <g key={day.day} className="group">
          <title>{t('day', { day: shortDay(day.day, locale), orders: day.orders })}</title>
          <rect
            x={index}
            y={0}
            width={1}
            height={HEIGHT}
            className="fill-transparent group-hover:fill-ink/5"
          />
          <rect
            x={index + GAP / 2}
            y={y(day.orders)}
            width={1 - GAP}
            height={HEIGHT - y(day.orders)}
            className="fill-when-forced fill-accent group-hover:fill-accent-dark"
          />
        </g>
      ))}
    </svg>
  );
}

function DayLabels({ days }: { days: readonly Day[] }) {
  const locale = useLocale();
  const shown = [days[0], days[Math.floor(days.length / 2)], days.at(-1)].filter((day) => day !== undefined);
  return (
    <p
      aria-hidden="true"
      className="col-start-2 mt-1.5 flex justify-between text-[0.875rem] text-muted tabular-nums"
    >
      {shown.map((day, index) => (
        <span key={index}>{shortDay(day.day, locale)}</span>
      ))}
    </p>
  );
}

function FigureTable({ days }: { days: readonly Day[] }) {
  const t = useTranslations('dashboard.chart');
  const locale = useLocale();
  return (
    <div tabIndex={0} role="group" aria-label={t('title')} className="mt-2 max-h-64 overflow-y-auto">
      <table className="w-full max-w-xs tabular-nums">
        <caption className="sr-only">{t('title')}</caption>
        <thead>
          <tr className="text-start text-muted">
            <th scope="col" className="py-1 text-start font-semibold">
              {t('dayColumn')}
            </th>
            <th scope="col" className="py-1 text-end font-semibold">
              {t('ordersColumn')}
            </th>
          </tr>
        </thead>
        <tbody>
          {days.map((day) => (
            <tr key={day.day} className="border-t border-line">
              <th scope="row" className="py-1 text-start font-normal">
                {shortDay(day.day, locale)}
              </th>
              <td className="py-1 text-end">{day.orders}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
