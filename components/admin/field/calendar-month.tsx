'use client';

import { isSameDay, type CalendarDate } from '@internationalized/date';
import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
} from 'react-aria-components/Calendar';

const STEP =
  'inline-grid size-10 shrink-0 place-items-center rounded-control hover:bg-ink/6 data-[disabled]:opacity-40';

const CELL = clsx(
  'grid size-10 cursor-pointer place-items-center rounded-control hover:bg-ink/6 focus-visible:-outline-offset-2',
  'data-[outside-month]:hidden data-[disabled]:cursor-not-allowed data-[disabled]:text-muted data-[disabled]:line-through',
);
const ONE_DAY_CELL = clsx(CELL, 'data-[selected]:bg-accent data-[selected]:text-white');
const RANGE_CELL = clsx(
  CELL,
  'data-[selected]:rounded-none data-[selected]:bg-accent-soft data-[selected]:text-accent-dark',
  'data-[selection-start]:rounded-s-control! data-[selection-end]:rounded-e-control!',
  'data-[selection-start]:bg-accent! data-[selection-start]:text-white!',
  'data-[selection-end]:bg-accent! data-[selection-end]:text-white!',
);

interface CalendarMonthProps {
  /** Today where the store is, which may not be today where the reader is. */
  today: CalendarDate;
  range?: boolean;
}

/** One month of days, inside a React Aria calendar. */
export function CalendarMonth({ today, range = false }: CalendarMonthProps) {
  return (
    <>
      <header className="mb-2 flex items-center justify-between gap-2">
        <Button slot="previous" className={STEP}>
          <ChevronLeft aria-hidden="true" className="size-5 rtl:-scale-x-100" />
        </Button>
        <CalendarHeading className="text-base" />
        <Button slot="next" className={STEP}>
          <ChevronRight aria-hidden="true" className="size-5 rtl:-scale-x-100" />
        </Button>
      </header>
      <CalendarGrid>
        <CalendarGridHeader>
          {(day) => (
            <CalendarHeaderCell className="pb-1 text-[0.9375rem] text-muted">{day}</CalendarHeaderCell>
          )}
        </CalendarGridHeader>
        <CalendarGridBody className="[&_td]:p-0 [&_td]:py-px">
          {(date) => (
            <CalendarCell
              date={date}
              className={clsx(
                range ? RANGE_CELL : ONE_DAY_CELL,
                isSameDay(date, today) && 'font-bold underline',
              )}
            />
          )}
        </CalendarGridBody>
      </CalendarGrid>
    </>
  );
}
