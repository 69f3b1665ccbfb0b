'use client';

import { ChevronRight, CircleAlert, TriangleAlert } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import Link from 'next/link';
import { dayText } from '@/components/admin/day';
import type { LaunchLine } from '@/lib/modules/events/contract/launch-line';
import { LAUNCH_PLACES } from '@/lib/modules/events/rules/launch-lines';
import { lineHref } from './line-href';
import { UnservedCountries } from './unserved-countries';

interface LaunchLinesProps {
  slug: string;
  /** Lines that fail. */
  lines: readonly LaunchLine[];
  /** URL of the payout setup; null if this person's role may not open it (D3). */
  payoutsHref: string | null;
  /** Closes the dialog that shows them when a link is followed. */
  onLeave?: () => void;
}

/** The market's rule behind a line, and since when it applies. D54-6 */
function MarketRule({ rule }: { rule: NonNullable<LaunchLine['market_rule']> }) {
  const t = useTranslations('launch');
  const date = dayText(rule.since, useLocale());
  return <p className="text-[0.9375rem] text-muted">{t('since', { market: rule.market, date })}</p>;
}

function Line({ line, slug, payoutsHref, onLeave }: Omit<LaunchLinesProps, 'lines'> & { line: LaunchLine }) {
  const t = useTranslations('launch');
  const { id, severity, count, product } = line;
  const blocks = severity === 'blocking';
  const Icon = blocks ? CircleAlert : TriangleAlert;
  const href = lineHref(slug, line, payoutsHref);
  const title = t(`lines.${id}.title`);
  const place = LAUNCH_PLACES[id];
  const isPayments = place?.page === 'payments';
  const isPayouts = isPayments && place.field === 'payouts';
  return (
    <li className="flex gap-3">
      <Icon aria-hidden="true" className={`mt-0.5 size-5 shrink-0 ${blocks ? 'text-danger' : 'text-warn'}`} />
      <div className="min-w-0">
        <p className="font-semibold">
          {title}
          <span className="font-normal text-muted">
            {' · '}
            {t(blocks ? 'required' : 'recommended')}
          </span>
        </p>
        <p className="text-ink-soft wrap-anywhere">
          {t(`lines.${id}.text`)}
          {product ? ` ${t('products', { name: product.name, others: count - 1 })}` : null}
        </p>
        {line.unserved?.length ? <UnservedCountries reasons={line.unserved} /> : null}
        {line.market_rule ? <MarketRule rule={line.market_rule} /> : null}
        {href ? (
          <Link
            href={href}
            prefetch={false}
            {...(onLeave ? { onClick: onLeave } : {})}
            aria-label={isPayouts ? t('setUpPayments') : t('fixNamed', { line: title })}
            className="inline-flex min-h-8 items-center gap-1 font-semibold text-accent underline-offset-2 hover:underline"
          >
            {isPayouts ? t('setUpPayments') : t('fix')}
            <ChevronRight aria-hidden="true" className="size-4.5 shrink-0" />
          </Link>
        ) : isPayments ? (
          <p className="text-ink-soft">{t('byAdmin')}</p>
        ) : null}
      </div>
    </li>
  );
}

/** The failing lines of the launch check, each with what to do and the link to the field that fixes it. */
export function LaunchLines({ lines, ...place }: LaunchLinesProps) {
  return (
    <ul className="grid gap-4">
      {lines.map((line) => (
        <Line key={line.id} line={line} {...place} />
      ))}
    </ul>
  );
}
