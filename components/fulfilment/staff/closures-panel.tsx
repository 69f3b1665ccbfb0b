'use client';

import { useLocale, useTranslations } from 'next-intl';
import { dayText } from '@/components/admin/day';
import { Panel } from '@/components/admin/panel';
import { useAct } from '@/components/admin/use-act';
import { Button } from '@/components/ui/button';
import { browserCall } from '@/lib/client/browser';
import type { addClosures, removeClosure } from '@/lib/modules/fulfilment/contract/fulfillers/fulfillers';
import type { Closure, FulfillerDetail } from '@/lib/modules/fulfilment/contract/fulfillers/shapes';
import { addClosuresCall, removeClosureCall } from '@/lib/modules/fulfilment/contract/paths';
import { ClosureForm } from './closure-form';

interface ClosuresPanelProps {
  fulfiller: FulfillerDetail;
  mayWrite: boolean;
}

/** Days on which a fulfiller takes no orders, and the holidays that could be added. S2.2-109. */
export function ClosuresPanel({ fulfiller, mayWrite }: ClosuresPanelProps) {
  const t = useTranslations('fulfillers.closures');
  const { closures } = fulfiller;
  return (
    <Panel id="closures" title={t('title')}>
      {closures.length === 0 ? <p className="text-muted">{t('none')}</p> : null}
      <ul className="grid gap-2">
        {closures.map((closure) => (
          <ClosureItem key={closure.first_day} closure={closure} fulfiller={fulfiller} mayWrite={mayWrite} />
        ))}
      </ul>
      <RestDays days={fulfiller.rest_days ?? []} />
      {mayWrite ? <ClosureForm fulfiller={fulfiller} /> : null}
      {mayWrite && fulfiller.holidays.length > 0 ? <Holidays fulfiller={fulfiller} /> : null}
    </Panel>
  );
}

/** What staff keep for the whole country; it is changed for all printers there at once. S2.2-311. */
function RestDays({ days }: { days: NonNullable<FulfillerDetail['rest_days']> }) {
  const t = useTranslations('fulfillers.closures');
  const locale = useLocale();
  if (days.length === 0) return null;
  return (
    <details className="mt-4">
      <summary className="min-h-8 cursor-pointer font-semibold">
        {t('restDays', { count: days.length })}
      </summary>
      <p className="mt-1 text-[0.9375rem] text-muted">{t('restDaysText')}</p>
      <ul className="my-3 grid gap-1 sm:grid-cols-2">
        {days.map(({ day, name }) => (
          <li key={day}>
            <span className="tabular-nums">{dayText(day, locale)}</span>
            {` · ${name}`}
          </li>
        ))}
      </ul>
    </details>
  );
}

function ClosureItem({ closure, fulfiller, mayWrite }: ClosuresPanelProps & { closure: Closure }) {
  const t = useTranslations('fulfillers.closures');
  const locale = useLocale();
  const { busy, run } = useAct();
  const { first_day: first, last_day: last, reason } = closure;
  const days = [...new Set([first, last])].map((day) => dayText(day, locale)).join(' – ');
  const remove = () =>
    browserCall<typeof removeClosure>(removeClosureCall, { params: { fulfiller: fulfiller.id, day: first } });
  return (
    <li className="flex flex-wrap items-center justify-between gap-2 rounded-control border border-line px-3 py-2">
      <span className="min-w-0">
        <span className="font-semibold">{days}</span>
        {reason ? <span className="block wrap-anywhere text-muted">{reason}</span> : null}
      </span>
      {mayWrite ? (
        <Button
          variant="quiet"
          size="sm"
          busy={busy}
          aria-label={t('removeName', { days })}
          onClick={() => void run(remove, { said: t('removed'), tell: true })}
        >
          {t('remove')}
        </Button>
      ) : null}
    </li>
  );
}

function Holidays({ fulfiller }: { fulfiller: FulfillerDetail }) {
  const t = useTranslations('fulfillers.closures');
  const locale = useLocale();
  const { busy, run } = useAct();
  const { id, version, holidays } = fulfiller;
  const add = () =>
    browserCall<typeof addClosures>(addClosuresCall, {
      params: { fulfiller: id },
      body: {
        version,
        closures: holidays.map(({ day, name }) => ({ first_day: day, last_day: day, reason: name })),
      },
    });
  return (
    <details className="mt-5 border-t border-line pt-4">
      <summary className="min-h-8 cursor-pointer font-semibold">{t('holidays')}</summary>
      <p className="mt-1 text-[0.9375rem] text-muted">{t('holidaysText')}</p>
      <ul className="my-3 grid gap-1 sm:grid-cols-2">
        {holidays.map(({ day, name }) => (
          <li key={day + name}>
            <span className="tabular-nums">{dayText(day, locale)}</span>
            {` · ${name}`}
          </li>
        ))}
      </ul>
      <Button
        variant="secondary"
        size="sm"
        busy={busy}
        onClick={() => void run(add, { said: t('added'), tell: true })}
      >
        {t('addAll', { count: holidays.length })}
      </Button>
    </details>
  );
}
