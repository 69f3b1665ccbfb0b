'use client';

import { useState } from 'react';
import { DateField } from '../field/date-field';
import { DateRangeField, type DayRange } from '../field/date-range-field';
import { MomentField } from '../field/moment-field';
import { Example } from './example';
import { ExampleGrid } from './example-grid';

const ZONE = 'Europe/London';

interface StateProps {
  error?: string;
  disabled?: boolean;
  empty?: boolean;
  max?: string;
}

function OneDay({ empty = false, ...state }: StateProps) {
  const [value, setValue] = useState<string | null>(empty ? null : '2026-11-22');
  return <DateField {...state} label="Closes on" value={value} onChange={setValue} timeZone={ZONE} />;
}

function OneMoment({ empty = false, disabled = false }: StateProps) {
  const [value, setValue] = useState<string | null>(empty ? null : '2026-11-22T09:30:00.000Z');
  return (
    <MomentField
      label="Opens at"
      hint="In the store’s time zone"
      value={value}
      onChange={setValue}
      timeZone={ZONE}
      disabled={disabled}
    />
  );
}

function OneRange({ empty = false, ...state }: StateProps) {
  const [value, setValue] = useState<DayRange | null>(
    empty ? null : { from: '2026-11-01', to: '2026-11-22' },
  );
  return <DateRangeField {...state} label="Period" value={value} onChange={setValue} timeZone={ZONE} />;
}

export function DatesSection() {
  return (
    <ExampleGrid>
      <Example state="day">
        <OneDay />
      </Example>
      <Example state="day, empty, error">
        <OneDay empty error="Choose a day" />
      </Example>
      <Example state="day, after the last one allowed">
        <OneDay max="2026-11-20" />
      </Example>
      <Example state="day and time">
        <OneMoment />
      </Example>
      <Example state="day and time, empty">
        <OneMoment empty />
      </Example>
      <Example state="day and time, disabled">
        <OneMoment disabled />
      </Example>
      <Example state="period">
        <OneRange />
      </Example>
      <Example state="period, empty">
        <OneRange empty />
      </Example>
      <Example state="period, disabled">
        <OneRange disabled />
      </Example>
    </ExampleGrid>
  );
}
