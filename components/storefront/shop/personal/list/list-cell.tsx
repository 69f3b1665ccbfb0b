'use client';

import { clsx } from 'clsx';
import { useId, type ReactNode } from 'react';
import { CONTROL_CLASSES, describeField } from '@/components/ui/field';
import { FieldError } from '@/components/ui/field-error';

interface ListCellProps {
  /** The column's name. */
  label: string;
  /** The row's accessible name, read before the column's. */
  row: string;
  value: string;
  error: string | undefined;
  onChange(value: string): void;
  className?: string;
  /** Options of a select; without them it is a text field. */
  options?: readonly { value: string; label: string }[] | undefined;
  numeric?: boolean;
  maxLength?: number;
  /** Below the field: a way to fix the error, and what was done. */
  children?: ReactNode;
}

/** One field of a row; on phones with its column's label above, otherwise the table head has it. */
export function ListCell(props: ListCellProps) {
  const { label, row, value, error, onChange, className, options, numeric = false, maxLength = 200 } = props;
  const { children } = props;
  const id = useId();
  const tied = {
    ...describeField(id, { label, ...(error ? { error } : {}) }),
    'aria-label': `${row}, ${label}`,
  };
  return (
    <div className={clsx('min-w-0', className)}>
      <span aria-hidden="true" className="mb-1 block text-[0.9375rem] text-muted sm:hidden">
        {label}
      </span>
      {options ? (
        <select
          {...tied}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className={clsx(CONTROL_CLASSES, 'px-2')}
        >
          {options.some((one) => one.value === value) ? null : <option value={value}>{value}</option>}
          {options.map((one) => (
            <option key={one.value} value={one.value}>
              {one.label}
            </option>
          ))}
        </select>
      ) : (
        <input
          {...tied}
          value={value}
          autoComplete="off"
          inputMode={numeric ? 'numeric' : undefined}
          maxLength={maxLength}
          onChange={(event) => onChange(event.target.value)}
          className={clsx(CONTROL_CLASSES, 'px-2.5')}
        />
      )}
      <FieldError id={id} error={error} />
      {children}
    </div>
  );
}
