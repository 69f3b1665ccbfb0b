'use client';

import { useTranslations } from 'next-intl';
import type { TextFieldProps } from '@/components/ui/text-field';
import { PASSWORD_MAX, PASSWORD_MIN } from '@/lib/modules/accounts/rules/password-rules';
import { PasswordField } from '@/components/form/password-field';

/** A field for a new password, with its rules as a hint. */
export function NewPasswordField(props: Omit<TextFieldProps, 'type' | 'trailing' | 'hint'>) {
  const t = useTranslations('account');
  return (
    <PasswordField
      autoComplete="new-password"
      maxLength={PASSWORD_MAX}
      hint={t('passwordHint', { count: PASSWORD_MIN })}
      required
      {...props}
    />
  );
}
