'use client';

import { useId, type ReactNode } from 'react';
import { useTyped } from './use-typed';

interface RangeFieldProps {
  label: ReactNode;
  value: number;
  min: number;
  max: number;
  step: number;
  /** The value as text, shown beside the label and read by screen readers. */
  said: string;
  disabled?: boolean;
  write: (value: number, merge: string) => void;
}

/** A slider; one drag or a series of arrow keys is one undo step. */
export function RangeField({ label, value, min, max, step, said, disabled, write }: RangeFieldProps) {
  const id = useId();
  const typed = useTyped({ text: String(value), read: Number, write });
  return (
    <div>
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        <span aria-hidden="true" className="text-muted tabular-nums">
          {said}
        </span>
      </div>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        disabled={disabled}
        value={typed.text}
        aria-valuetext={said}
        onChange={(event) => typed.onText(event.target.value)}
        onBlur={typed.onBlur}
        className="mt-1 block h-8 w-full cursor-pointer accent-accent disabled:cursor-not-allowed"
      />
    </div>
  );
}
