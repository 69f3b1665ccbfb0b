'use client';

import { useTranslations } from 'next-intl';
import { useState, type Ref } from 'react';
import { Button } from '@/components/ui/button';
import { formatMoney } from '@/components/ui/format-money';
import { SelectField } from '@/components/ui/select-field';
import { isOneSize, sizeLabel } from '@/lib/modules/catalogue/rules/size-label';
import type { DraftProducts } from '@/lib/modules/draft-orders/contract/draft-products';

interface ItemPickerProps {
  offered: DraftProducts;
  onAdd(productId: string, variantId: string): void;
  /** The product's field. */
  fieldRef: Ref<HTMLSelectElement>;
}

type Variant = DraftProducts['products'][number]['variants'][number];

/** Colour and size as a person reads them. */
export const variantName = ({ colour, size }: Pick<Variant, 'colour' | 'size'>): string =>
  isOneSize(size) ? colour : `${colour}, ${sizeLabel(size)}`;

/** Adds an item of the store: first the product, then its colour and size. S2.2-89. */
export function ItemPicker({ offered, onAdd, fieldRef }: ItemPickerProps) {
  const t = useTranslations('draftOrders.form');
  const [productId, setProduct] = useState('');
  const [variantId, setVariant] = useState('');
  const variants = offered.products.find(({ id }) => id === productId)?.variants ?? [];
  function add() {
    if (productId === '' || variantId === '') return;
    onAdd(productId, variantId);
    setVariant('');
  }
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <SelectField
        ref={fieldRef}
        label={t('product')}
        placeholder={t('chooseProduct')}
        value={productId}
        onChange={(event) => {
          setProduct(event.target.value);
          setVariant('');
        }}
        options={offered.products.map(({ id, name, price }) => ({
          value: id,
          label: `${name} · ${formatMoney(price, offered.currency)}`,
        }))}
      />
      <SelectField
        label={t('variant')}
        placeholder={t('chooseVariant')}
        value={variantId}
        onChange={(event) => setVariant(event.target.value)}
        options={variants.map((one) => ({
          value: one.id,
          label: one.left > 0 ? variantName(one) : t('soldOut', { name: variantName(one) }),
          disabled: one.left === 0,
        }))}
      />
      <div>
        <Button variant="secondary" off={variantId === ''} onClick={add}>
          {t('add')}
        </Button>
      </div>
    </div>
  );
}
