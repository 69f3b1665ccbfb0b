'use client';

import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** The form changes its values in place, so what was handed on must be a copy. Files stay as they are. */
function copied(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copied);
  if (typeof value !== 'object' || value === null || value instanceof Blob) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, copied(inner)]));
}

/** Hands each change of a react-hook-form on to a saved editor, whose `onReplaced` resets the form in turn. */
export function useFormChanges<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  change: (values: Input) => void,
): void {
  useEffect(() => {
    const watching = form.watch((values) => change(copied(values) as Input));
    return () => watching.unsubscribe();
  });
}
