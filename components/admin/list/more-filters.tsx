'use client';

import { useTranslations } from 'next-intl';
import { useState, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { useHydrated } from '@/components/ui/use-hydrated';
import { useList } from './list-context';

interface MoreFiltersProps {
  /** Their names in the URL: they are shown at first where one of them filters. */
  names: readonly string[];
  /** Rendered once they are shown, so that a calendar is not loaded before. */
  children: ReactNode;
}

/** The filters of a list that are needed now and then, behind a button. */
export function MoreFilters({ names, children }: MoreFiltersProps) {
  const t = useTranslations('lists');
  const { asked } = useList();
  const ready = useHydrated();
  const [open, setOpen] = useState(() => names.some((name) => asked[name]));
  return (
    <>
      {open ? children : null}
      <Button
        variant="quiet"
        aria-expanded={open}
        disabled={!ready}
        onClick={() => setOpen(!open)}
        className="whitespace-nowrap md:self-end"
      >
        {open ? t('fewerFilters') : t('moreFilters')}
      </Button>
    </>
  );
}
