import { clsx } from 'clsx';
import { Minus, TrendingDown, TrendingUp } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { formatValue, type ValueFormat } from '@/components/admin/chart/value-format';
import { fromWire } from '@/lib/kernel/money';
import type { CurrencyFigures, DashboardTotals } from '@/lib/modules/insights/contract/dashboard-figures';

type Name = 'revenue' | 'orders' | 'average' | 'margin' | 'claims';

const COUNT: ValueFormat = { kind: 'count' };

/** A total as a number, money in minor units; null where there is none. */
function valueOf(totals: DashboardTotals, name: Name): number | null {
  if (name === 'orders' || name === 'claims') return totals[name];
  if (name === 'margin') return totals.margin && fromWire(totals.margin.margin);
  return totals[name] === null ? null : fromWire(totals[name]);
}

interface ChangeProps {
  now: number;
  before: number;
  format: ValueFormat;
}

/** By how much a figure has changed: in words and a mark, never by colour alone. */
export function Change({ now, before, format }: ChangeProps) {
  const t = useTranslations('dashboard.change');
  const locale = useLocale();
  const isUp = now > before;
  const Mark = now === before ? Minus : isUp ? TrendingUp : TrendingDown;
  const share = formatValue(Math.abs(now - before) / Math.abs(before || 1), { kind: 'share' }, locale);
  const values = { share, before: formatValue(before, format, locale) };
  const text = now === before ? t('same') : before === 0 ? t('new') : t(isUp ? 'up' : 'down', values);
  return (
    <dd className="flex items-start gap-1.5 text-[0.9375rem] text-muted">
      <Mark
        aria-hidden="true"
        className={clsx('mt-1 size-4 shrink-0', now === before ? '' : isUp ? 'text-ok' : 'text-warn')}
      />
      <span className="min-w-0">{text}</span>
    </dd>
  );
}

/** Revenue, orders, average order, margin and claims of the period, with what they were before. S2.2-86. */
export function KeyFigures({ figures }: { figures: CurrencyFigures }) {
  const t = useTranslations('dashboard.totals');
  const locale = useLocale();
  const { totals, before, currency } = figures;
  const money: ValueFormat = { kind: 'money', currency };
  const names: Name[] = ['revenue', 'orders', 'average'];
  if (totals.margin) names.push('margin');
  if (totals.claims > 0 || (before?.claims ?? 0) > 0) names.push('claims');
  return (
    <dl aria-label={t('title')} className="flex flex-wrap gap-3 sm:gap-4">
      {names.map((name) => {
        const format = name === 'orders' || name === 'claims' ? COUNT : money;
        const now = valueOf(totals, name);
        const then = before && valueOf(before, name);
        return (
          <div
            key={name}
            className="grid grow basis-full content-start gap-1 rounded-card border border-line bg-surface px-4 py-4 sm:basis-52 sm:px-5"
          >
            <dt className="text-[0.9375rem] text-muted">{t(name)}</dt>
            <dd className="font-heading text-[1.75rem] leading-tight font-bold tracking-[-0.02em] tabular-nums">
              {now === null ? '–' : formatValue(now, format, locale)}
            </dd>
            {now === null || then === null ? null : <Change now={now} before={then} format={format} />}
          </div>
        );
      })}
    </dl>
  );
}
