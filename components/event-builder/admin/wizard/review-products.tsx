'use client';

import { useTranslations } from 'next-intl';
import { useBuilder, usePricedBlank } from '@/components/event-builder/shop/builder-context';
import { useLowerCostTexts } from '@/components/event-builder/shop/lower-costs';
import { useStorePrice } from '@/components/ui/store-price';
import { fromWire } from '@/lib/kernel/money';
import { listedCost } from '@/lib/modules/catalogue/rules/blanks/listed-cost';
import { designOf } from '@/lib/modules/event-builder/client/change-store';
import type { TemporaryProduct } from '@/lib/modules/event-builder/contract/temporary-store';

/** The products with what each costs and leaves. D35. */
export function ReviewProducts() {
  const t = useTranslations('eventWizard.review');
  const { products } = useBuilder().built.store;
  if (products.length === 0) return <p className="text-muted">{t('noProducts')}</p>;
  return (
    <ul className="grid gap-2">
      {products.map((product, index) => (
        <Product key={`${product.blank} ${index}`} product={product} />
      ))}
    </ul>
  );
}

function Product({ product }: { product: TemporaryProduct }) {
  const t = useTranslations('eventBuilder.products');
  const own = useTranslations('eventWizard.review');
  const money = useStorePrice();
  const { type } = useBuilder().built.store;
  const sides = Object.keys(designOf(product)).length;
  const blank = usePricedBlank(product.blank);
  const making = blank && listedCost(blank, sides);
  const lower = useLowerCostTexts()(blank, sides);
  const left = fromWire(product.price) - (making ?? 0);
  const isGift = type === 'Promo';
  return (
    <li>
      <span className="flex flex-wrap justify-between gap-x-4">
        <span className="min-w-0 break-words">{product.name}</span>
        {isGift ? null : <span className="tabular-nums">{money(fromWire(product.price))}</span>}
      </span>
      {making === null ? null : (
        <span
          className={left < 0 && !isGift ? 'text-[0.9375rem] text-danger' : 'text-[0.9375rem] text-muted'}
        >
          {[
            isGift
              ? own('giftCost', { cost: money(making) })
              : left < 0
                ? t('belowCost', { cost: money(making) })
                : t('keeps', { cost: money(making), left: money(left) }),
            ...lower,
          ].join(' · ')}
        </span>
      )}
    </li>
  );
}
