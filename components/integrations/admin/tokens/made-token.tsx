'use client';

import { useTranslations } from 'next-intl';
import { TextField } from '@/components/ui/text-field';
import { CopyButton } from '@/components/admin/copy-button';

/** A new token with a button that copies it: the only time that it is shown. D47-1. */
export function MadeTokenView({ token }: { token: string }) {
  const t = useTranslations('apiTokens.made');
  return (
    <div className="grid gap-3">
      <TextField
        label={t('label')}
        value={token}
        readOnly
        autoFocus
        onFocus={(event) => event.target.select()}
        inputClassName="font-mono text-[0.9375rem]"
      />
      <CopyButton name={t('label')} text={token} />
    </div>
  );
}
