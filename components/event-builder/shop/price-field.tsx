'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useStorePrice } from '@/components/ui/store-price';
import { TextField } from '@/components/ui/text-field';
import type { TemporaryProduct } from '@/lib/modules/event-builder/contract/temporary-store';
import { designOf, withProduct } from '@/lib/modules/event-builder/client/change-store';
import { fromWire, toWire } from '@/lib/kernel/money';
import { REGION_FACTS } from '@/lib/kernel/regions';
import { useBuilder, useListedCost, usePricedBlank } from './builder-context';
import { useLowerCostTexts } from './lower-costs';

/** A price as people write it, up to 9999.99: `18`, `18.5`, `18,50`. */
const PRICE = /^(\d{1,4})(?:[.,](\d{1,2}))?$/;

function priceOf(typed: string): string | null {
  const [, whole, cents = ''] = PRICE.exec(typed.trim()) ?? [];
  return whole === undefined ? null : toWire(Number(whole) * 100 + Number(cents.padEnd(2, '0')));
}

/** The selling price ex VAT, beside the production cost. */
export function PriceField({ product, index }: { product: TemporaryProduct; index: number }) {
  const t = useTranslations('eventBuilder.products');
  const errors = useTranslations('errors.field');
  const money = useStorePrice();
  const { built } = useBuilder();
  const [typed, setTyped] = useState<string | null>(null);
  const { currency } = REGION_FACTS[built.store.region];
  const costOf = useListedCost(product.blank);
  const sides = Object.keys(designOf(product)).length;
  const making = costOf && costOf(sides);
  const left = fromWire(product.price) - (making ?? 0);
  const lower = useLowerCostTexts()(usePricedBlank(product.blank), sides);
  const wrong = typed !== null && priceOf(typed) === null;
  return (
    <TextField
      label={t('price', { currency })}
      inputMode="decimal"
      autoComplete="off"
      maxLength={8}
      value={typed ?? product.price}
      hint={
        making === null
          ? undefined
          : [
              left < 0
                ? t('belowCost', { cost: money(making) })
                : t('keeps', { cost: money(making), left: money(left) }),
              ...lower,
            ].join(' · ')
      }
      {...(wrong ? { error: errors('invalid') } : {})}
      onChange={({ target: { value } }) => {
        setTyped(value);
        const price = priceOf(value);
        if (price !== null) built.keeper.change(withProduct(index, { price }));
      }}
      onBlur={() => {
        if (!wrong) setTyped(null);
      }}
      inputClassName="tabular-nums"
    />
  );
}
