import { useLocale, useTranslations } from 'next-intl';
import { dayText } from '@/components/admin/day';
import type { Locale } from '@/lib/kernel/locales';
import { countryChoices } from '@/lib/address/delivery-choices';
import type { CodeBatch } from '@/lib/modules/claims/contract/code-batch';

export const BATCH_TONES = {
  active: 'ok',
  scheduled: 'info',
  making: 'info',
  paused: 'warn',
  failed: 'danger',
  ended: 'neutral',
  used_up: 'neutral',
  revoked: 'danger',
} as const;

export const CODE_TONES = {
  open: 'ok',
  not_started: 'info',
  paused: 'warn',
  used: 'neutral',
  expired: 'neutral',
  revoked: 'danger',
} as const;

/** Texts about a batch: what it is, when it can be used, and what it is limited to. */
export function useBatchTexts() {
  const t = useTranslations('codes');
  const locale = useLocale() as Locale;
  const day = (text: string) => dayText(text, locale);
  return {
    kind: ({ kind, code, size, prefix, people }: CodeBatch): string => {
      if (kind === 'shared') return t('about.shared', { code: code ?? '' });
      const codes = prefix === null ? t('about.single', { size }) : t('about.prefixed', { size, prefix });
      return people === 0 ? codes : `${codes}, ${t('about.people', { count: people })}`;
    },
    dates: ({ starts_on: first, ends_on: last }: CodeBatch): string => {
      if (first !== null && last !== null) return t('dates.both', { first: day(first), last: day(last) });
      if (first !== null) return t('dates.from', { first: day(first) });
      return last === null ? t('dates.none') : t('dates.until', { last: day(last) });
    },
    uses: ({ uses, max_uses: most }: CodeBatch): string => t('usesOf', { uses, most }),
    limits: ({ products, fallback, countries }: CodeBatch): string[] => [
      ...(products === null
        ? []
        : [t('limits.gifts', { gifts: products.map(({ name }) => name || t('gifts.gone')).join(', ') })]),
      ...(fallback === null ? [] : [t('limits.fallback', { gift: fallback.name || t('gifts.gone') })]),
      ...(countries === null
        ? []
        : [
            t('limits.countries', {
              countries: countryChoices(countries, locale)
                .map(({ label }) => label)
                .join(', '),
            }),
          ]),
    ],
  };
}
