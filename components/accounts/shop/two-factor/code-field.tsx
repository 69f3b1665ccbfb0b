import { useTranslations } from 'next-intl';
import { TextField, type TextFieldProps } from '@/components/ui/text-field';

/** The field of a second factor's code; phones offer the code of their app. `recovery`: a recovery code is taken too. */
export function CodeField({
  recovery = false,
  ...field
}: Omit<TextFieldProps, 'label' | 'hint'> & { recovery?: boolean }) {
  const t = useTranslations('twoFactor');
  return (
    <TextField
      label={t('code')}
      hint={t(recovery ? 'codeOrRecovery' : 'codeHint')}
      autoComplete="one-time-code"
      inputMode={recovery ? 'text' : 'numeric'}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={40}
      required
      inputClassName="tabular-nums tracking-widest"
      {...field}
    />
  );
}
