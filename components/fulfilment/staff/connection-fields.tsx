'use client';

import { useTranslations } from 'next-intl';
import { FormSection } from '@/components/admin/field/form-section';
import { TextField } from '@/components/ui/text-field';
import { URL_LENGTH } from '@/lib/kernel/outside-url';
import type { FactsForm } from './use-facts-form';

/** Where a fulfiller gets its orders: the common address, or one of its own with a secret. S2.2-107. */
export function ConnectionFields({ form: { draft, change, errorOf } }: { form: FactsForm }) {
  const t = useTranslations('fulfillers.form');
  const ways = [
    { own: false, label: t('common') },
    { own: true, label: t('own') },
  ];
  return (
    <FormSection title={t('where')} hint={t('whereHint')}>
      <fieldset>
        <legend className="sr-only">{t('where')}</legend>
        {ways.map(({ own, label }) => (
          <label key={label} className="flex min-h-11 cursor-pointer items-center gap-2.5">
            <input
              type="radio"
              name="own-address"
              checked={draft.own === own}
              onChange={() => change({ own })}
              className="size-5 shrink-0 accent-accent"
            />
            {label}
          </label>
        ))}
      </fieldset>
      {draft.own ? (
        <>
          <TextField
            type="url"
            label={t('url')}
            value={draft.url}
            onChange={({ target }) => change({ url: target.value })}
            maxLength={URL_LENGTH}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            required
            {...errorOf('connection.url')}
          />
          <TextField
            type="password"
            label={t('secret')}
            hint={t('secretHint')}
            value={draft.secret}
            onChange={({ target }) => change({ secret: target.value })}
            maxLength={200}
            autoComplete="new-password"
            required
            {...errorOf('connection.secret')}
          />
        </>
      ) : null}
    </FormSection>
  );
}
