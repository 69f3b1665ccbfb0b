'use client';

import { useTranslations } from 'next-intl';
import { FormSection } from '@/components/admin/field/form-section';
import { Select } from '@/components/admin/field/select';
import { TextField } from '@/components/ui/text-field';
import { REGION_FACTS } from '@/lib/kernel/regions';
import { SHIPPING_MODES, SHIPPING_PRICES, type ShippingMode, type TypedShipping } from './details-values';
import { ShippingExample } from './shipping-example';
import type { DetailsEditor } from './use-details';

const isMode = (text: string): text is ShippingMode => (SHIPPING_MODES as readonly string[]).includes(text);

/** What shoppers pay for shipping, with what it makes of three baskets. S3.5, D14-2. */
export function ShippingSection({ editor }: { editor: DetailsEditor }) {
  const t = useTranslations('eventDetails.shipping');
  const { draft, change, disabled } = editor;
  const { mode } = draft.shipping;
  return (
    <FormSection title={t('title')} hint={t('lead')}>
      <Select
        label={t('mode')}
        options={SHIPPING_MODES.map((value) => ({
          value,
          label: t(`modes.${value}.name`),
          detail: t(`modes.${value}.text`),
        }))}
        value={mode}
        disabled={disabled}
        onChange={(value) =>
          isMode(value) ? change({ shipping: { ...draft.shipping, mode: value } }) : undefined
        }
        className="max-w-md"
      />
      {mode === 'one' ? <Prices editor={editor} names={['one']} /> : null}
      {mode === 'own' ? <Prices editor={editor} names={SHIPPING_PRICES} /> : null}
      <ShippingExample values={draft} prices={editor.stored.region_shipping} />
    </FormSection>
  );
}

interface PricesProps {
  editor: DetailsEditor;
  names: readonly Exclude<keyof TypedShipping, 'mode'>[];
}

function Prices({ editor, names }: PricesProps) {
  const t = useTranslations('eventDetails.shipping');
  const { draft, change, errorOf } = editor;
  const { currency } = REGION_FACTS[draft.region];
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {names.map((name) => (
        <TextField
          key={name}
          label={t(`prices.${name}`)}
          inputMode="decimal"
          maxLength={12}
          autoComplete="off"
          value={draft.shipping[name]}
          onChange={(event) => change({ shipping: { ...draft.shipping, [name]: event.target.value } })}
          trailing={
            <span aria-hidden="true" className="pe-3 text-muted">
              {currency}
            </span>
          }
          required
          {...errorOf(`shipping.${name}`)}
        />
      ))}
    </div>
  );
}
