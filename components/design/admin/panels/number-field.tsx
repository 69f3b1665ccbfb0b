'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { TextField } from '@/components/ui/text-field';
import { useTyped } from './use-typed';

export interface NumberFieldProps {
  label: ReactNode;
  value: number;
  min: number;
  max: number;
  step?: number;
  /** Shown inside the field, at its end. */
  unit?: string;
  hint?: ReactNode;
  disabled?: boolean;
  write: (value: number, merge: string) => void;
}

/** Number as text: at most two decimals, no trailing zeros. */
const written = (value: number): string => String(Math.round(value * 100) / 100);

/** A number field with limits that applies while typing. */
export function NumberField({
  label,
  value,
  min,
  max,
  step = 1,
  unit,
  hint,
  disabled,
  write,
}: NumberFieldProps) {
  const t = useTranslations('designer.number');
  const read = (text: string): number | null => {
    const number = text.trim() === '' ? NaN : Number(text.replace(',', '.'));
    return Number.isFinite(number) && number >= min && number <= max ? number : null;
  };
  const typed = useTyped({ text: written(value), read, write });
  return (
    <TextField
      type="number"
      inputMode="decimal"
      label={label}
      hint={hint}
      min={min}
      max={max}
      step={step}
      disabled={disabled}
      value={typed.text}
      onChange={(event) => typed.onText(event.target.value)}
      onBlur={typed.onBlur}
      error={typed.isWrong ? t('range', { min, max }) : undefined}
      trailing={unit === undefined ? undefined : <span className="pe-3 text-muted">{unit}</span>}
      inputClassName="tabular-nums"
    />
  );
}
