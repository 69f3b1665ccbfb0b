'use client';

import type { CalendarDate } from '@internationalized/date';
import { clsx } from 'clsx';
import { DateRangePicker } from 'react-aria-components/DateRangePicker';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { RangeCalendar } from 'react-aria-components/RangeCalendar';
import type { FieldTexts } from '@/components/ui/field';
import { POPOVER_CLASSES } from '../overlay/popover-classes';
import { CalendarMonth } from './calendar-month';
import { DateBox } from './date-box';
import { DateParts } from './date-parts';
import { FieldFrame } from './field-frame';
import { dayOf, todayIn } from './store-day';
import { useDateError } from './use-date-error';

/** Two days, `2026-11-01` to `2026-11-30`, both included. */
export interface DayRange {
  from: string;
  to: string;
}

interface DateRangeFieldProps extends FieldTexts {
  /** Null while it is empty or not yet whole. */
  value: DayRange | null;
  onChange: (value: DayRange | null) => void;
  /** The store's time zone: it decides which day is marked as today. */
  timeZone: string;
  min?: string;
  max?: string;
  required?: boolean;
  disabled?: boolean;
  className?: string;
}

/** A period of whole days, typed or chosen from a calendar. */
export function DateRangeField(props: DateRangeFieldProps) {
  const { value, label, hint, error, optionalText, timeZone, required = false, disabled = false } = props;
  const today = todayIn(timeZone);
  const explain = useDateError(props);
  return (
    <DateRangePicker<CalendarDate>
      value={value === null ? null : { start: dayOf(value.from), end: dayOf(value.to) }}
      onChange={(range) =>
        props.onChange(range ? { from: range.start.toString(), to: range.end.toString() } : null)
      }
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
              <DateParts slot="start" />
              <span aria-hidden="true">–</span>
              <DateParts slot="end" />
            </DateBox>
          </FieldFrame>
          <Popover placement="bottom end" offset={6} className={clsx(POPOVER_CLASSES, 'p-3')}>
            <Dialog className="outline-none">
              <RangeCalendar>
                <CalendarMonth today={today} range />
              </RangeCalendar>
            </Dialog>
          </Popover>
        </>
      )}
    </DateRangePicker>
  );
}
