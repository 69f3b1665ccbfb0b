'use client';

import { TextField, type TextFieldProps } from '@/components/ui/text-field';

/** The e-mail address of an account. */
export function EmailField(props: Omit<TextFieldProps, 'type'>) {
  return (
    <TextField
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={254}
      required
      {...props}
      type="email"
    />
  );
}
