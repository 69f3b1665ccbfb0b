'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { TextField } from '@/components/ui/text-field';
import type { TemporaryProduct } from '@/lib/modules/event-builder/contract/temporary-store';
import { withProduct } from '@/lib/modules/event-builder/client/change-store';
import { BUILDER_TEXT } from '@/lib/modules/event-builder/rules/limits';
import { useBuilder } from './builder-context';

/** A product's name. While the field is empty, the product keeps its former name. */
export function NameField({ product, index }: { product: TemporaryProduct; index: number }) {
  const t = useTranslations('eventBuilder.products');
  const errors = useTranslations('errors.field');
  const { built } = useBuilder();
  const [empty, setEmpty] = useState<string | null>(null);
  return (
    <TextField
      label={t('name')}
      value={empty ?? product.name}
      maxLength={BUILDER_TEXT.product}
      autoComplete="off"
      {...(empty === null ? {} : { error: errors('required') })}
      onChange={({ target: { value } }) => {
        const isEmpty = value.trim() === '';
        setEmpty(isEmpty ? value : null);
        if (!isEmpty) built.keeper.change(withProduct(index, { name: value }));
      }}
      onBlur={() => setEmpty(null)}
    />
  );
}
