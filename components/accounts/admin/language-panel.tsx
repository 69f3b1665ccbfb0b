'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Panel } from '@/components/admin/panel';
import { useErrorText } from '@/components/form/use-error-text';
import { SelectField } from '@/components/ui/select-field';
import { ApiError } from '@/lib/client/api-error';
import { isLocale, LOCALES } from '@/lib/kernel/locales';

/** The language of a person's pages and mails; kept at once, without a button. S2.2-10, S4-23. */
export function LanguagePanel() {
  const t = useTranslations('settings.language');
  const locale = useLocale();
  const errors = useErrorText();
  const [failure, setFailure] = useState<string>();

  async function choose(code: string) {
    if (!isLocale(code) || code === locale) return;
    setFailure(undefined);
    // Loaded on use, as in the header's menu: few visits change the language.
    const { changeLanguage } = await import('@/lib/modules/accounts/client/change-language');
    try {
      await changeLanguage(code, true);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(errors.call(error));
    }
  }
  return (
    <Panel id="language" title={t('title')}>
      <SelectField
        label={t('label')}
        hint={t('hint')}
        options={LOCALES.map(({ code, name }) => ({ value: code, label: name }))}
        value={locale}
        error={failure}
        onChange={(event) => void choose(event.target.value)}
      />
    </Panel>
  );
}
