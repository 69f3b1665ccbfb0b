'use client';

import dynamic from 'next/dynamic';
import { useState } from 'react';
import { Skeleton } from '@/components/ui/skeleton';
import { useList } from './list-context';

// The calendar is heavy, and the rows are there without it.
const DateField = dynamic(() => import('../field/date-field').then((module) => module.DateField), {
  ssr: false,
  loading: () => <Skeleton className="h-18 w-44" />,
});

interface FilterDayProps {
  /** The name in the URL. */
  name: string;
  label: string;
  /** The store's time zone: it decides which day is marked as today. */
  timeZone: string;
  className?: string;
}

/** While a year is being typed it is a day of the first centuries: nothing was made then. */
const FIRST = '2000-01-01';

/** A filter of a list as a day. */
export function FilterDay({ name, label, timeZone, className }: FilterDayProps) {
  const { asked, change } = useList();
  const inUrl = asked[name] ?? null;
  const [typed, setTyped] = useState(inUrl);
  const [followed, setFollowed] = useState(inUrl);
  // Cleared elsewhere, or another page of the history.
  if (followed !== inUrl) {
    setFollowed(inUrl);
    setTyped(inUrl);
  }
  function choose(day: string | null) {
    setTyped(day);
    if (day === null || day >= FIRST) change({ [name]: day ?? undefined });
  }
  return (
    <DateField
      label={label}
      value={typed}
      onChange={choose}
      timeZone={timeZone}
      className={className ?? 'md:min-w-40 md:grow md:basis-44 xl:max-w-56'}
    />
  );
}
