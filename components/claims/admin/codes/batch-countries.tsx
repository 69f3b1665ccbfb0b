'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import { countryChoices } from '@/lib/address/delivery-choices';
import { COUNTRIES } from '@/lib/address/countries';
import type { Locale } from '@/lib/kernel/locales';
import { AllOrSome, TickList } from './all-or-some';
import type { BatchFormState } from './batch-fields';

interface BatchCountriesProps {
  form: BatchFormState;
  deliversTo: readonly string[] | null;
}

/** Wherever the event delivers, or only some countries. D40-3. */
export function BatchCountries({ form, deliversTo }: BatchCountriesProps) {
  const t = useTranslations('codes.fields');
  const locale = useLocale() as Locale;
  const chosen = useWatch({ control: form.form.control, name: 'countries' });
  const set = (countries: string[] | null) =>
    form.form.setValue('countries', countries, { shouldDirty: true });
  const codes = deliversTo ?? COUNTRIES.map(({ iso2 }) => iso2);
  return (
    <AllOrSome
      legend={t('countries')}
      all={t('allCountries')}
      some={t('someCountries')}
      isAll={chosen === null}
      error={form.field('countries').error}
      onChange={(isAll) => set(isAll ? null : [])}
    >
      <TickList
        items={countryChoices(codes, locale).map(({ iso2, label }) => ({ id: iso2, label }))}
        chosen={chosen ?? []}
        onChange={set}
      />
    </AllOrSome>
  );
}
