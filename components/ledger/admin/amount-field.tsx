'use client';

import type { ReactNode } from 'react';
import { TextField, type TextFieldProps } from '@/components/ui/text-field';

/** A field for an amount of money, typed with a comma or a point. */
export function AmountField(props: TextFieldProps & { label: ReactNode }) {
  return <TextField maxLength={13} inputMode="decimal" autoComplete="off" {...props} />;
}
