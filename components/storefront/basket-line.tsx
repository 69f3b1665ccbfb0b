'use client';

import { Trash2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { IconButton } from '@/components/ui/icon-button';
import { toast } from '@/components/ui/toast';
import type { BasketStore } from '@/lib/client/basket/basket-store';
import { MAX_QUANTITY } from '@/lib/domain/basket/limits';
import type { BasketItem } from '@/lib/domain/basket/types';
import { isOneSize, sizeLabel } from '@/lib/domain/catalogue/size-label';
import { fromWire } from '@/lib/kernel/money';
import { QuantityStepper } from './quantity-stepper';
import { useStorePrice } from '@/components/ui/store-price';
import { previewSources } from '@/components/ui/preview-sizes';

function textsOf({ personalisation }: BasketItem): string {
  return Object.values(personalisation ?? {})
    .flatMap((side) => Object.values(side))
    .join(', ');
}

/** SPEC 2.8: image, code, name, size, price each, plus and minus, remove. */
export function BasketLine({ item, store }: { item: BasketItem; store: BasketStore }) {
  const t = useTranslations('basket');
  const product = useTranslations('product');
  const price = useStorePrice();
  const { id, name, quantity } = item;
  const texts = textsOf(item);
  const size = isOneSize(item.size) ? product('oneSize') : t('size', { size: sizeLabel(item.size) });

  function change(next: number) {
    store.dispatch({ type: next > quantity ? 'increment' : 'decrement', id });
    if (next === 0) toast('success', t('removed', { name }));
  }
  function remove() {
    store.dispatch({ type: 'remove', id });
    toast('success', t('removed', { name }));
  }

  return (
    <li className="grid grid-cols-[5rem_1fr_auto] gap-x-4 gap-y-2 py-4">
      <div className="row-span-2 aspect-square overflow-hidden rounded-control bg-store-secondary">
        {item.image ? (
          <img
            src={item.image}
            srcSet={previewSources(item.image)}
            sizes="80px"
            alt=""
            width={80}
            height={80}
            className="size-full object-contain p-1"
          />
        ) : null}
      </div>
      <div className="min-w-0">
        <p className="font-semibold">{name}</p>
        <p className="text-[0.9375rem] text-muted">
          {item.colour} · {size}
        </p>
        {texts ? <p className="text-[0.9375rem] text-muted">{t('text', { text: texts })}</p> : null}
        <p className="text-[0.9375rem] text-muted">{t('code', { code: item.code })}</p>
      </div>
      <IconButton
        label={t('remove', { name })}
        icon={<Trash2 aria-hidden="true" className="size-5" />}
        onClick={remove}
      />
      <div className="col-span-2 flex flex-wrap items-center justify-between gap-3">
        <QuantityStepper
          quantity={quantity}
          min={0}
          max={MAX_QUANTITY}
          label={t('quantityOf', { name })}
          decreaseLabel={t('decrease', { name })}
          increaseLabel={t('increase', { name })}
          onChange={change}
        />
        <p className="tabular-nums">{t('each', { price: price(fromWire(item.price)) })}</p>
      </div>
    </li>
  );
}
