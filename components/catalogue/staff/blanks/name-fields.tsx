'use client';

import { useTranslations } from 'next-intl';
import { FormSection } from '@/components/admin/field/form-section';
import { TextField } from '@/components/ui/text-field';
import { LOCALES, OTHER_LOCALES } from '@/lib/kernel/locales';
import type { BlankFormState } from './use-blank-form';

const languageOf = (locale: string) => LOCALES.find(({ code }) => code === locale)?.name ?? locale;

/** What a blank is called in each language but English; each may stay empty. S2.2-301 */
export function NamesFields({ form: { draft, change, errorOf } }: { form: BlankFormState }) {
  const t = useTranslations('staffBlanks');
  return (
    <FormSection title={t('columns.names')} hint={t('form.namesHint')}>
      <div className="grid gap-4 sm:grid-cols-2">
        {OTHER_LOCALES.map((locale) => (
          <TextField
            key={locale}
            label={languageOf(locale)}
            lang={locale}
            value={draft.names[locale]}
            onChange={({ target }) => change({ names: { ...draft.names, [locale]: target.value } })}
            maxLength={80}
            autoComplete="off"
            {...errorOf(`names.${locale}`)}
          />
        ))}
      </div>
    </FormSection>
  );
}
