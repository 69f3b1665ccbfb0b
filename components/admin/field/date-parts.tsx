'use client';

import { Fragment, useContext, useEffect } from 'react';
import { DateFieldStateContext, DateInput, DateSegment } from 'react-aria-components/DateField';

interface DatePartsProps {
  slot?: 'start' | 'end';
  /** Told whether some parts are filled in, and some are not. */
  onPartial?: (isPartial: boolean) => void;
}

/** Day, month, year (and time) as parts that are typed one after the other, in the reader's order. */
export function DateParts({ slot, onPartial }: DatePartsProps) {
  return (
    <DateInput {...(slot ? { slot } : {})} className="inline-flex whitespace-pre">
      {(segment) => (
        <Fragment>
          {onPartial && segment.type === 'day' ? <WatchPartial onPartial={onPartial} /> : null}
          <DateSegment
            segment={segment}
            className="rounded-sm px-px text-center tabular-nums outline-none not-data-[type=literal]:min-w-6 data-[type=year]:min-w-11 focus-visible:shadow-none data-[focused]:bg-accent data-[focused]:text-white data-[placeholder]:text-muted data-[focused]:data-[placeholder]:text-white"
          />
        </Fragment>
      )}
    </DateInput>
  );
}

/** React Aria tells of a date only when it is whole or empty; what is between stands in its state alone. */
function WatchPartial({ onPartial }: Required<Pick<DatePartsProps, 'onPartial'>>) {
  const parts = useContext(DateFieldStateContext)?.segments.filter(({ isEditable }) => isEditable) ?? [];
  const missing = parts.filter(({ isPlaceholder }) => isPlaceholder).length;
  const isPartial = missing > 0 && missing < parts.length;
  useEffect(() => onPartial(isPartial), [isPartial, onPartial]);
  return null;
}
