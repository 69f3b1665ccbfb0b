'use client';

import { clsx } from 'clsx';
import { useState } from 'react';
import type { CalendarDate } from '@internationalized/date';
import { Calendar } from 'react-aria-components/Calendar';
import { DatePicker } from 'react-aria-components/DatePicker';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import type { FieldTexts } from '@/components/ui/field';
import { useKitText } from '../kit-text';
import { POPOVER_CLASSES } from '../overlay/popover-classes';
import { CalendarMonth } from './calendar-month';
import { DateBox } from './date-box';
import { DateParts } from './date-parts';
import { FieldFrame } from './field-frame';
import { HALF_DATE } from './half-date';
import { dayOf, todayIn } from './store-day';
import { useDateError } from './use-date-error';

interface DateFieldProps extends FieldTexts {
  /** A day without a time, `2026-11-22`; null for none. While it is not whole, it is what it was before. */
  value: string | null;
  onChange: (value: string | null) => void;
  /** The store's time zone: it decides which day is marked as today. */
  timeZone: string;
  /** First and last day that may be chosen. */
  min?: string;
  max?: string;
  required?: boolean;
  disabled?: boolean;
  className?: string;
}

/**
 * A day, typed or chosen from a calendar. One that was left half typed says so; `holdsHalfDate` keeps it from being sent.
 */
export function DateField(props: DateFieldProps) {
  const { label, hint, error, optionalText, timeZone, required = false, disabled = false } = props;
  const today = todayIn(timeZone);
  const explain = useDateError(props);
  const text = useKitText();
  const [isPartial, setPartial] = useState(false);
  const [wasLeft, setLeft] = useState(false);
  if (wasLeft && !isPartial) setLeft(false);
  const said = isPartial && wasLeft ? text('date.incomplete') : error;
  return (
    <DatePicker<CalendarDate>
      value={dayOf(props.value)}
      onChange={(day) => props.onChange(day?.toString() ?? null)}
      minValue={dayOf(props.min)}
      maxValue={dayOf(props.max)}
      placeholderValue={today}
      isRequired={required}
      isDisabled={disabled}
      onBlur={() => setLeft(isPartial)}
      {...(said === undefined ? {} : { isInvalid: true })}
      {...(isPartial ? { [HALF_DATE]: '' } : {})}
      validationBehavior="aria"
      shouldForceLeadingZeros
      className={props.className}
    >
      {({ isInvalid }) => (
        <>
          <FieldFrame label={label} hint={hint} error={said} optionalText={optionalText} explain={explain}>
            <DateBox invalid={isInvalid}>
              <DateParts onPartial={setPartial} />
            </DateBox>
          </FieldFrame>
          <Popover placement="bottom end" offset={6} className={clsx(POPOVER_CLASSES, 'p-3')}>
            <Dialog className="outline-none">
              <Calendar>
                <CalendarMonth today={today} />
              </Calendar>
            </Dialog>
          </Popover>
        </>
      )}
    </DatePicker>
  );
}
