'use client';

import { clsx } from 'clsx';
import type { CalendarDate } from '@internationalized/date';
import { Calendar } from 'react-aria-components/Calendar';
import { DatePicker } from 'react-aria-components/DatePicker';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import type { FieldTexts } from '@/components/ui/field';
import { POPOVER_CLASSES } from '../overlay/popover-classes';
import { CalendarMonth } from './calendar-month';
import { DateBox } from './date-box';
import { DateParts } from './date-parts';
import { FieldFrame } from './field-frame';
import { dayOf, todayIn } from './store-day';
import { useDateError } from './use-date-error';

interface DateFieldProps extends FieldTexts {
  /** A day without a time, `2026-11-22`; null while it is empty or not yet whole. */
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

/** A day, typed or chosen from a calendar. */
export function DateField(props: DateFieldProps) {
  const { label, hint, error, optionalText, timeZone, required = false, disabled = false } = props;
  const today = todayIn(timeZone);
  const explain = useDateError(props);
  return (
    <DatePicker<CalendarDate>
      value={dayOf(props.value)}
      onChange={(day) => props.onChange(day?.toString() ?? null)}
      minValue={dayOf(props.min)}
      maxValue={dayOf(props.max)}
      placeholderValue={today}
      isRequired={required}
      isDisabled={disabled}
      {...(error === undefined ? {} : { isInvalid: true })}
      validationBehavior="aria"
      shouldForceLeadingZeros
      className={props.className}
    >
      {({ isInvalid }) => (
        <>
          <FieldFrame label={label} hint={hint} error={error} optionalText={optionalText} explain={explain}>
            <DateBox invalid={isInvalid}>
              <DateParts />
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
