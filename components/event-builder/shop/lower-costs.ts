'use client';

import { useTranslations } from 'next-intl';
import { useStorePrice } from '@/components/ui/store-price';
import { lowerCosts } from '@/lib/modules/catalogue/rules/blanks/listed-cost';
import type { ShelfBlank } from '@/lib/modules/event-builder/client/offered-blanks';

/** The texts of how much one item costs from which quantity in one order on, by the printed sides; none without such prices. S2.2-317, S2.2-320 */
export function useLowerCostTexts(): (blank: ShelfBlank | null, sides: number) => string[] {
  const t = useTranslations('eventBuilder.products');
  const money = useStorePrice();
  return (blank, sides) =>
    blank
      ? lowerCosts(blank, sides).map(({ from, cost }) => t('costsFrom', { count: from, cost: money(cost) }))
      : [];
}
