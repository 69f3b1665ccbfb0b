'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { formatMoney } from '@/components/ui/format-money';
import { fromWire } from '@/lib/kernel/money';
import type { EventProductDetail } from '@/lib/modules/catalogue/contract/event-product';
import { findBlank, makingPrice } from '@/lib/modules/catalogue/rules/blanks/catalogue';
import type { Design } from '@/lib/modules/design/rules/scene-types';
import { marginOf } from '@/lib/modules/pricing/rules/margin';
import { typedPrice } from '@/lib/modules/pricing/rules/typed-price';

interface PriceHintInput {
  product: Pick<EventProductDetail, 'family' | 'currency'>;
  /** As typed. */
  price: string;
  design: Design;
  /** Whether this person may see what a product costs to make. D50 */
  showsCost: boolean;
}

/** What stands under the price of a product: that it is without VAT, what the item costs to make and what is left. D35 */
export function usePriceHint({ product, price, design, showsCost }: PriceHintInput): string {
  const t = useTranslations('eventProducts.fields');
  const format = useFormatter();
  const blank = findBlank(product.family);
  const wire = typedPrice(price);
  if (!showsCost || !blank || wire === null) return t('priceHint');
  const sides = Object.values(design).filter((scene) => scene && scene.layers.length > 0).length;
  const making = makingPrice(blank, product.currency, sides);
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
  return `${t('priceHint')} · ${margin}`;
}
