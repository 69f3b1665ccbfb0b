'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { useErrorText } from '@/components/form/use-error-text';
import { TextField } from '@/components/ui/text-field';
import { PRODUCT_NAME_LENGTH } from '@/lib/modules/catalogue/contract/product-fields';
import { Panel } from '@/components/admin/panel';
import { ColourChoice } from './colour-choice';
import { FACT_FIELDS } from './facts-form';
import { PersonalPriceFields } from './personal-price-fields';
import { usePriceHint } from './price-hint';
import type { ProductEditor } from './use-product-editor';

interface FactsPanelProps {
  editor: ProductEditor;
  readOnly: boolean;
  /** Whether this person may see what a product costs to make. D50 */
  showsCost: boolean;
}

/** Focuses the first invalid field after a save was refused. */
function useFocusedError(errors: ProductEditor['errors']) {
  const box = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    const wrong = FACT_FIELDS.find((name) => errors[name]);
    if (wrong) box.current?.querySelector<HTMLElement>(`[data-field="${wrong}"] input`)?.focus();
  }, [errors]);
  return box;
}

/** Fields for a product's name, its price in this event, and its colours. */
export function FactsPanel({ editor, readOnly, showsCost }: FactsPanelProps) {
  const t = useTranslations('eventProducts.fields');
  const text = useErrorText();
  const { draft, product, errors, setFacts } = editor;
  const { name, price, colours, design } = draft;
  const priceHint = usePriceHint({ product, price, design, showsCost });
  const box = useFocusedError(errors);
  const wrong = (field: (typeof FACT_FIELDS)[number]) => {
    const error = text.field(errors[field]);
    return error === undefined ? {} : { error };
  };
  return (
    <Panel id="product-facts" title={t('title')}>
      <fieldset ref={box} disabled={readOnly} className="grid min-w-0 gap-5">
        <div data-field="name">
          <TextField
            label={t('name')}
            value={name}
            onChange={(event) => setFacts({ name: event.target.value })}
            maxLength={PRODUCT_NAME_LENGTH}
            autoComplete="off"
            required
            {...(product.other_events > 0 ? { hint: t('shared', { count: product.other_events }) } : {})}
            {...wrong('name')}
          />
        </div>
        <div data-field="price">
          <TextField
            label={t('price', { currency: product.currency })}
            hint={priceHint}
            value={price}
            onChange={(event) => setFacts({ price: event.target.value })}
            maxLength={12}
            inputMode="decimal"
            autoComplete="off"
            required
            {...wrong('price')}
          />
        </div>
        <PersonalPriceFields editor={editor} />
        <div data-field="colours">
          <ColourChoice
            offered={product.offered_colours}
            chosen={colours}
            onChange={(chosen) => setFacts({ colours: chosen })}
            {...wrong('colours')}
          />
        </div>
      </fieldset>
    </Panel>
  );
}
