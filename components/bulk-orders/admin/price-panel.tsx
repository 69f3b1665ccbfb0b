'use client';

import { useTranslations } from 'next-intl';
import { Panel } from '@/components/admin/panel';
import { FormAlert } from '@/components/form/form-alert';
import { Button } from '@/components/ui/button';
import { SelectField } from '@/components/ui/select-field';
import type { BulkGround } from '@/lib/modules/bulk-orders/contract/read-bulk-ground';
import type { ShippingMethod } from '@/lib/modules/pricing/rules/types';
import { PriceSummary } from './price-summary';
import type { BulkForm } from './use-bulk-form';

const METHODS: readonly ShippingMethod[] = ['standard', 'standard_tracked', 'express'];

/** The price, and the way to the review. */
export function PricePanel({ form, ground }: { form: BulkForm; ground: BulkGround }) {
  const t = useTranslations('bulkOrder');
  const { values, dispatch, lines } = form;
  return (
    <div className="lg:sticky lg:top-20">
      <Panel id="bulk-price" title={t('price.title')}>
        <div className="grid gap-4">
          <ShippingChoice method={values.method} dispatch={dispatch} />
          <PriceSummary
            ground={ground}
            costs={form.costs}
            items={form.items}
            addresses={lines.filter((one) => one.length > 0).length}
          />
          <FormAlert error={form.formError} />
          <Button type="submit" size="lg">
            {t('reviewButton')}
          </Button>
        </div>
      </Panel>
    </div>
  );
}

function ShippingChoice({ method, dispatch }: Pick<BulkForm, 'dispatch'> & { method: ShippingMethod }) {
  const t = useTranslations('bulkOrder.price');
  const methods = useTranslations('shipping.method');
  return (
    <SelectField
      label={t('method')}
      value={method}
      options={METHODS.map((value) => ({ value, label: methods(value) }))}
      onChange={(event) => {
        const chosen = METHODS.find((one) => one === event.target.value);
        if (chosen) dispatch({ type: 'method', method: chosen });
      }}
    />
  );
}
