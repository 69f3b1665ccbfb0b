'use client';

import { DateInput, DateSegment } from 'react-aria-components/DateField';

/** Day, month, year (and time) as parts that are typed one after the other, in the reader's order. */
export function DateParts({ slot }: { slot?: 'start' | 'end' }) {
  return (
    <DateInput {...(slot ? { slot } : {})} className="inline-flex whitespace-pre">
      {(segment) => (
        <DateSegment
          segment={segment}
          className="rounded-sm px-px text-center tabular-nums outline-none not-data-[type=literal]:min-w-6 focus-visible:shadow-none data-[focused]:bg-accent data-[focused]:text-white data-[placeholder]:text-muted data-[focused]:data-[placeholder]:text-white"
        />
      )}
    </DateInput>
  );
}
