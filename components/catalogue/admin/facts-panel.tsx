'use client';

import { useTranslations } from 'next-intl';
import { useErrorText } from '@/components/form/use-error-text';
import { TextArea } from '@/components/ui/text-area';
import { TextField } from '@/components/ui/text-field';
import { PRODUCT_NAME_LENGTH, SIZE_NOTE_LENGTH } from '@/lib/modules/catalogue/contract/product-fields';
import type { ListedPrices } from '@/lib/modules/catalogue/rules/blanks/listed-cost';
import { Panel } from '@/components/admin/panel';
import { ColourChoice } from './colour-choice';
import { PRODUCT_FACT_FIELDS } from './facts-form';
import { PersonalPriceFields } from './personal-price-fields';
import { usePriceHint } from './price-hint';
import { useFocusedError } from './use-focused-error';
import type { ProductEditor } from './use-product-editor';

interface FactsPanelProps {
  editor: ProductEditor;
  readOnly: boolean;
  /** The list prices of its blank, for those who may see what it costs to make. D50 */
  blank: ListedPrices | null;
}

/** Fields for a product's name, its price in this event, and its colours. */
export function FactsPanel({ editor, readOnly, blank }: FactsPanelProps) {
  const t = useTranslations('eventProducts.fields');
  const text = useErrorText();
  const { draft, product, errors, setFacts } = editor;
  const { name, price, colours, design } = draft;
  const priceHint = usePriceHint({ product, price, design, blank });
  const box = useFocusedError(errors, PRODUCT_FACT_FIELDS);
  const wrong = (field: (typeof PRODUCT_FACT_FIELDS)[number]) => {
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
        <SizeNoteField editor={editor} error={wrong('sizeNote')} />
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

/** What the size guide says above its measures. S3.4-43. */
function SizeNoteField({ editor, error }: { editor: ProductEditor; error: { error?: string } }) {
  const t = useTranslations('eventProducts.fields');
  return (
    <div data-field="sizeNote">
      <TextArea
        label={t('sizeNote')}
        hint={t('sizeNoteHint')}
        value={editor.draft.sizeNote}
        onChange={(event) => editor.setFacts({ sizeNote: event.target.value })}
        maxLength={SIZE_NOTE_LENGTH}
        rows={3}
        {...error}
      />
    </div>
  );
}
