'use client';

import { useTranslations } from 'next-intl';
import { useErrorText } from '@/components/form/use-error-text';
import { TextField } from '@/components/ui/text-field';
import { customisableLayers } from '@/lib/modules/design/rules/personalise';
import { SIDES } from '@/lib/modules/design/rules/scene-types';
import type { ProductEditor } from './use-product-editor';

const FIELDS = ['perSide', 'perText', 'perImage'] as const;

/** Surcharges for the shopper's own texts and pictures; shown only if the design has parts that shoppers may change. */
export function PersonalPriceFields({ editor }: { editor: ProductEditor }) {
  const t = useTranslations('eventProducts.fields.personal');
  const text = useErrorText();
  const { draft, product, errors, setFacts } = editor;
  const open = SIDES.some((side) => {
    const scene = draft.design[side];
    return scene !== undefined && customisableLayers(scene).length > 0;
  });
  if (!open) return null;
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-1.5 font-semibold">{t('title', { currency: product.currency })}</legend>
      <p className="text-[0.9375rem] text-muted">{t('hint')}</p>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {FIELDS.map((field) => {
          const error = text.field(errors[field]);
          return (
            <div key={field} data-field={field}>
              <TextField
                label={t(field)}
                value={draft[field]}
                onChange={(event) => setFacts({ [field]: event.target.value })}
                maxLength={12}
                inputMode="decimal"
                autoComplete="off"
                {...(error === undefined ? {} : { error })}
              />
            </div>
          );
        })}
      </div>
    </fieldset>
  );
}
