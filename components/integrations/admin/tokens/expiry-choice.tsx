'use client';

import { useTranslations } from 'next-intl';
import { DateField } from '@/components/admin/field/date-field';
import { dayAhead, EXPIRY_DAYS, type Expiry } from './expiry';

interface ExpiryChoiceProps {
  value: Expiry;
  onChange: (value: Expiry) => void;
  error: string | undefined;
}

const LONGEST_DAYS = 365;
// A token ends with a day in UTC.
const ZONE = 'UTC';

/** When a token ends: in 30, 90 or 365 days, or on a date. */
export function ExpiryChoice({ value, onChange, error }: ExpiryChoiceProps) {
  const t = useTranslations('apiTokens.form');
  const option = (key: string, text: string, chosen: boolean, choose: () => void) => (
    <label key={key} className="flex min-h-11 cursor-pointer items-center gap-2.5">
      <input
        type="radio"
        name="expiry"
        value={key}
        checked={chosen}
        onChange={choose}
        className="size-5 accent-accent"
      />
      {text}
    </label>
  );
  return (
    <fieldset>
      <legend className="mb-1 font-semibold">{t('expiry')}</legend>
      <div className="flex flex-wrap gap-x-6">
        {EXPIRY_DAYS.map((days) =>
          option(String(days), t('days', { count: days }), value.kind === days, () =>
            onChange({ kind: days }),
          ),
        )}
        {option('day', t('onDay'), value.kind === 'day', () =>
          onChange({ kind: 'day', day: dayAhead(EXPIRY_DAYS[0]) }),
        )}
      </div>
      {value.kind === 'day' ? (
        <DateField
          label={t('lastDay')}
          value={value.day}
          onChange={(day) => onChange({ kind: 'day', day })}
          timeZone={ZONE}
          min={dayAhead(0)}
          max={dayAhead(LONGEST_DAYS)}
          required
          error={error}
          className="mt-2 max-w-xs"
        />
      ) : null}
    </fieldset>
  );
}
