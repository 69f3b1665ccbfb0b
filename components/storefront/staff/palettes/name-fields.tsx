'use client';

import { useTranslations } from 'next-intl';
import type { ContractForm } from '@/components/form/use-contract-form';
import { TextField } from '@/components/ui/text-field';
import { LOCALES } from '@/lib/kernel/locales';
import type { PaletteNamesForm } from '@/lib/modules/storefront/contract/palettes';
import { LONGEST_PALETTE_NAME } from '@/lib/modules/storefront/rules/palettes';

const OTHERS = LOCALES.filter(({ code }) => code !== 'en');
/** What the fields of a palette without names begin with. */
export const NO_NAMES = { en: '', fr: '', de: '', it: '', es: '', nl: '', da: '', fi: '', no: '', sv: '' };

interface NameFieldsProps {
  /** Of a form that has `names`. */
  field: (
    name: `names.${keyof typeof NO_NAMES}`,
  ) => ReturnType<ContractForm<PaletteNamesForm, unknown>['field']>;
}

/** The name that all languages without one of their own show. S2.2-326. */
export function EnglishName({ field }: NameFieldsProps) {
  const t = useTranslations('platformPalettes');
  return (
    <TextField
      label={t('english')}
      hint={t('englishHint')}
      maxLength={LONGEST_PALETTE_NAME}
      autoComplete="off"
      required
      {...field('names.en')}
    />
  );
}

/** The names in the other languages, closed at first. S2.2-326. */
export function OtherNames({ field, open = false }: NameFieldsProps & { open?: boolean }) {
  const t = useTranslations('platformPalettes');
  const ui = useTranslations('ui');
  return (
    <details open={open}>
      <summary className="min-h-8 cursor-pointer font-semibold">{t('others')}</summary>
      <div className="mt-3 grid gap-4 sm:grid-cols-2">
        {OTHERS.map(({ code, name }) => (
          <TextField
            key={code}
            label={name}
            lang={code}
            optionalText={ui('optional')}
            maxLength={LONGEST_PALETTE_NAME}
            autoComplete="off"
            {...field(`names.${code}`)}
          />
        ))}
      </div>
    </details>
  );
}
