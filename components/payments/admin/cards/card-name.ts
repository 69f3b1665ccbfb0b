'use client';

import { useTranslations } from 'next-intl';
import type { SavedCard } from '@/lib/modules/payments/contract/cards';
import { brandName } from '@/lib/modules/payments/rules/card-ends';

type Shown = Pick<SavedCard, 'brand' | 'last4' | 'expires_month' | 'expires_year'>;

/** How a card is named, and when it ends. */
export function useCardTexts() {
  const t = useTranslations('cards');
  return {
    name: ({ brand, last4 }: Shown) => t('name', { brand: brandName(brand) ?? t('anyBrand'), last4 }),
    ends: ({ expires_month: month, expires_year: year }: Shown) =>
      `${String(month).padStart(2, '0')}/${String(year).slice(-2)}`,
  };
}
