'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { formatMoney } from '@/components/ui/format-money';
import { fromWire } from '@/lib/kernel/money';
import type { EventProductDetail } from '@/lib/modules/catalogue/contract/event-product';
import { listedCost, lowerCosts, type ListedPrices } from '@/lib/modules/catalogue/rules/blanks/listed-cost';
import type { Design } from '@/lib/modules/design/rules/scene-types';
import { marginOf } from '@/lib/modules/pricing/rules/margin';
import { typedPrice } from '@/lib/modules/pricing/rules/typed-price';

interface PriceHintInput {
  product: Pick<EventProductDetail, 'currency'>;
  /** As typed. */
  price: string;
  design: Design;
  /** The list prices of its blank; null for those who may not see what it costs to make, and without them. D50 */
  blank: ListedPrices | null;
}

/** What stands under the price of a product: that it is without VAT, what the item costs to make, also in larger orders, and what is left. D35 */
export function usePriceHint({ product, price, design, blank }: PriceHintInput): string {
  const t = useTranslations('eventProducts.fields');
  const format = useFormatter();
  const wire = typedPrice(price);
  if (!blank || wire === null) return t('priceHint');
  const sides = Object.values(design).filter((scene) => scene && scene.layers.length > 0).length;
  const making = listedCost(blank, sides);
  const { left, share } = marginOf(fromWire(wire), making);
  const cost = formatMoney(making, product.currency);
  const margin =
    left < 0 || share === null
      ? t('belowCost', { cost })
      : t('keeps', {
          cost,
          left: formatMoney(left, product.currency),
          share: format.number(share, { style: 'percent' }),
        });
  const lower = lowerCosts(blank, sides).map(({ from, cost: each }) =>
    t('costsFrom', { count: from, cost: formatMoney(each, product.currency) }),
  );
  return [t('priceHint'), margin, ...lower].join(' · ');
}
