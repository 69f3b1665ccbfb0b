'use client';

import { parseAbsolute, type ZonedDateTime } from '@internationalized/date';
import { clsx } from 'clsx';
import { Calendar } from 'react-aria-components/Calendar';
import { DatePicker } from 'react-aria-components/DatePicker';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import type { FieldTexts } from '@/components/ui/field';
import { now } from '@/lib/kernel/clock';
import { POPOVER_CLASSES } from '../overlay/popover-classes';
import { CalendarMonth } from './calendar-month';
import { DateBox } from './date-box';
import { DateParts } from './date-parts';
import { FieldFrame } from './field-frame';
import { todayIn } from './store-day';

interface MomentFieldProps extends FieldTexts {
  /** An instant, `2026-11-22T09:30:00.000Z`; null while it is empty or not yet whole. */
  value: string | null;
  onChange: (value: string | null) => void;
  /** The store's time zone, in which the time is shown and typed. */
  timeZone: string;
  required?: boolean;
  disabled?: boolean;
  className?: string;
}

/** The next whole hour in the store's time zone: what an empty field starts from. */
function nextHour(timeZone: string): ZonedDateTime {
  return parseAbsolute(now().toISOString(), timeZone)
    .add({ hours: 1 })
    .set({ minute: 0, second: 0, millisecond: 0 });
}

/** A day and a time in the store's time zone, kept as an instant. The field names the zone. */
export function MomentField(props: MomentFieldProps) {
  const { value, label, hint, error, optionalText, timeZone, required = false, disabled = false } = props;
  return (
    <DatePicker<ZonedDateTime>
      value={value === null ? null : parseAbsolute(value, timeZone)}
      onChange={(moment) => props.onChange(moment?.toAbsoluteString() ?? null)}
      placeholderValue={nextHour(timeZone)}
      granularity="minute"
      hourCycle={24}
      isRequired={required}
      isDisabled={disabled}
      {...(error === undefined ? {} : { isInvalid: true })}
      validationBehavior="aria"
      shouldForceLeadingZeros
      className={props.className}
    >
      {({ isInvalid }) => (
        <>
          <FieldFrame label={label} hint={hint} error={error} optionalText={optionalText}>
            <DateBox invalid={isInvalid}>
              <DateParts />
            </DateBox>
          </FieldFrame>
          <Popover placement="bottom end" offset={6} className={clsx(POPOVER_CLASSES, 'p-3')}>
            <Dialog className="outline-none">
              <Calendar>
                <CalendarMonth today={todayIn(timeZone)} />
              </Calendar>
            </Dialog>
          </Popover>
        </>
      )}
    </DatePicker>
  );
}
