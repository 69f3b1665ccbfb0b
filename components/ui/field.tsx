import type { ReactNode } from 'react';
import { FieldError } from './field-error';

export interface FieldTexts {
  label: ReactNode;
  hint?: ReactNode;
  /** Error message, shown in red with an icon and tied to the control; undefined if there is none. */
  error?: string;
  /** Shown after the label of an optional field, e.g. `ui.optional`. */
  optionalText?: string;
}

/** ARIA attributes that connect a control to its label, hint and error. S5-9, D11. */
export function describeField(id: string, { hint, error }: FieldTexts) {
  const ids = [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ');
  return { id, 'aria-invalid': error ? true : undefined, 'aria-describedby': ids || undefined };
}

interface FieldProps extends FieldTexts {
  id: string;
  children: ReactNode;
  className?: string;
}

/** Layout of a field with one control: label, control, hint, error. */
export function Field({ id, label, hint, error, optionalText, children, className }: FieldProps) {
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 flex items-baseline justify-between gap-3 font-semibold">
        <span>{label}</span>
        {optionalText ? (
          <span className="text-[0.9375rem] font-normal text-muted">{optionalText}</span>
        ) : null}
      </label>
      {children}
      {hint ? (
        <p id={`${id}-hint`} className="mt-1.5 text-[0.9375rem] text-muted">
          {hint}
        </p>
      ) : null}
      <FieldError id={id} error={error} />
    </div>
  );
}

/** Shared classes of inputs, text areas and selects; the red border comes from `aria-invalid`. */
export const CONTROL_CLASSES =
  'block w-full min-h-11 rounded-control border border-line-strong bg-surface px-3.5 py-2 text-base text-ink ' +
  'placeholder:text-muted transition-colors hover:border-ink-soft ' +
  'aria-invalid:border-danger aria-invalid:ring-1 aria-invalid:ring-danger ' +
  'disabled:cursor-not-allowed disabled:bg-paper-deep disabled:text-muted [&[readonly]]:bg-paper-deep';
