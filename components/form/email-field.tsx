'use client';

import { TextField, type TextFieldProps } from '@/components/ui/text-field';

/** A person's own e-mail address, by which their account is known. */
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
