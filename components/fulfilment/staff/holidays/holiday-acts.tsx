'use client';

import { useLocale, useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { dayText } from '@/components/admin/day';
import { useAct } from '@/components/admin/use-act';
import { useFocusStays } from '@/components/admin/use-focus-stays';
import { Button } from '@/components/ui/button';
import { useHydrated } from '@/components/ui/use-hydrated';
import { decideHoliday, takeUpNational } from '@/lib/modules/fulfilment/client/holidays';
import type { KeptDay } from '@/lib/modules/fulfilment/contract/holidays';

const HolidayDialog = dynamic(() => import('./holiday-dialog').then((module) => module.HolidayDialog), {
  ssr: false,
});

const ACTS = {
  counts: ['remove'],
  proposed: ['count', 'dismiss'],
  dismissed: ['count'],
  removed: ['count'],
} as const;

interface OfCountry {
  /** Its name, and its two letters. */
  country: string;
  nation: string;
}

/** The button that opens the form of a day. S2.2-307. */
export function HolidayAdd({ country, nation }: OfCountry) {
  const t = useTranslations('holidays');
  const [open, setOpen] = useState(false);
  // Disabled until hydrated: an earlier press would have no effect.
  const ready = useHydrated();
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        disabled={!ready}
        aria-label={t('addName', { country })}
        onClick={() => setOpen(true)}
      >
        {t('add')}
      </Button>
      {open ? <HolidayDialog country={country} nation={nation} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

/** The button that lets all national holidays count of which nothing was decided. S2.2-307. */
export function NationalAct({ country, nation, count }: OfCountry & { count: number }) {
  const t = useTranslations('holidays');
  const ready = useHydrated();
  const { busy, run } = useAct();
  const button = useFocusStays<HTMLButtonElement>();
  return (
    <Button
      ref={button}
      variant="secondary"
      size="sm"
      className="mt-3"
      disabled={!ready}
      busy={busy}
      onClick={() => void run(() => takeUpNational(nation), { said: t('allDone', { country }), tell: true })}
    >
      {t('all', { count, country })}
    </Button>
  );
}

/** What can be done with a day: take it away, turn a proposed one down, or let it count. S2.2-307, S2.2-334. */
export function DayActs({ country, nation, kept }: OfCountry & { kept: KeptDay }) {
  const t = useTranslations('holidays');
  const day = dayText(kept.day, useLocale());
  const ready = useHydrated();
  const { busy, busyWith, run } = useAct();
  const box = useFocusStays<HTMLSpanElement>();
  const decide = (name: 'remove' | 'dismiss' | 'count') => {
    const act = () => decideHoliday(nation, kept.day, name === 'count');
    void run(act, { name, said: t(`${name}.done`, { country, day }), tell: true });
  };
  return (
    <span ref={box} className="ms-auto flex flex-wrap gap-1">
      {ACTS[kept.state].map((name) => (
        <Button
          key={name}
          variant="quiet"
          size="sm"
          disabled={!ready || (busy && busyWith !== name)}
          busy={busyWith === name}
          aria-label={t(`${name}.name`, { country, day })}
          onClick={() => decide(name)}
        >
          {t(`${name}.button`)}
        </Button>
      ))}
    </span>
  );
}
