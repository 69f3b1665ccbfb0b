'use client';

import { Eye, EyeOff } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import { TextField, type TextFieldProps } from '@/components/ui/text-field';

/** A password field with a button that shows the text. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'trailing'>) {
  const t = useTranslations('auth');
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <TextField
      enterKeyHint="go"
      {...props}
      type={shown ? 'text' : 'password'}
      trailing={
        <IconButton
          label={t('reveal')}
          aria-pressed={shown}
          icon={<Icon aria-hidden="true" className="size-5 text-muted" />}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
