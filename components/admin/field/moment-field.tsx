'use client';

import { parseAbsolute, toCalendarDateTime, toZoned, type CalendarDateTime } from '@internationalized/date';
import { clsx } from 'clsx';
import { Calendar } from 'react-aria-components/Calendar';
import { DatePicker } from 'react-aria-components/DatePicker';
import { Dialog } from 'react-aria-components/Dialog';
import { useLocale } from 'react-aria-components/I18nProvider';
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

/**
 * What the clock shows where the store is. The field does not get the zone: stepping a month over the change of winter
 * time would move the hour.
 */
function clockAt(instant: string, timeZone: string): CalendarDateTime {
  return toCalendarDateTime(parseAbsolute(instant, timeZone));
}

/** The next whole hour where the store is: what an empty field starts from. */
function nextHour(timeZone: string): CalendarDateTime {
  return clockAt(now().toISOString(), timeZone)
    .add({ hours: 1 })
    .set({ minute: 0, second: 0, millisecond: 0 });
}

/** `GMT`, `EST`: the zone's name at an instant. */
function zoneName(instant: string, timeZone: string, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'short' });
  return (
    format.formatToParts(new Date(instant)).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
  );
}

/** A day and a time in the store's time zone, kept as an instant. The field names the zone. */
export function MomentField(props: MomentFieldProps) {
  const { value, label, hint, error, optionalText, timeZone, required = false, disabled = false } = props;
  const { locale } = useLocale();
  return (
    <DatePicker<CalendarDateTime>
      value={value === null ? null : clockAt(value, timeZone)}
      onChange={(moment) => props.onChange(moment ? toZoned(moment, timeZone).toAbsoluteString() : null)}
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
              <span className="text-muted" suppressHydrationWarning>
                {zoneName(value ?? now().toISOString(), timeZone, locale)}
              </span>
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
