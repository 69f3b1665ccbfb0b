'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useId, useState } from 'react';
import { DayField } from '@/components/admin/field/day-fields';
import { todayIn } from '@/components/admin/field/store-day';
import { Dialog } from '@/components/admin/overlay/dialog';
import { FormAlert } from '@/components/form/form-alert';
import { SubmitButton } from '@/components/form/submit-button';
import { useContractForm } from '@/components/form/use-contract-form';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/text-field';
import { toast } from '@/components/ui/toast';
import { ApiError } from '@/lib/client/api-error';
import { REGION_FACTS } from '@/lib/kernel/regions';
import { saveShipping } from '@/lib/modules/pricing/client/shipping-tables';
import type { ShippingForm, ShippingTables } from '@/lib/modules/pricing/contract/shipping-tables';
import { isChange, ShippingReview } from './shipping-review';
import { SHIPPING_FIELDS, usePriceName } from './use-price-name';

interface ShippingDialogProps {
  table: ShippingTables;
  onClose: () => void;
}

/** The form, sent only once the very values that were shown for review are confirmed. */
function useShippingForm({ table, onClose }: ShippingDialogProps) {
  const t = useTranslations('shippingTables');
  const router = useRouter();
  const [reviewed, setReviewed] = useState<ShippingForm | null>(null);
  const current = table.versions.find(({ state }) => state === 'now');
  const contractForm = useContractForm<ShippingForm, ShippingForm>({
    schema: async () => (await import('@/lib/modules/pricing/contract/shipping-tables')).shippingForm,
    defaultValues: {
      latest: table.latest,
      from_day: todayIn(REGION_FACTS[table.region].timeZone).add({ days: 1 }).toString(),
      standard: current?.standard ?? '',
      standard_tracked: current?.standard_tracked ?? '',
      express: current?.express ?? '',
      additional_item_price: current?.additional_item_price ?? '',
    },
    submit: async (body) => {
      if (!isChange(table, body) || JSON.stringify(body) !== JSON.stringify(reviewed))
        return setReviewed(body);
      await saveShipping(table, body).catch((error: unknown) => {
        // What the colleague has set is there once this is closed.
        if (error instanceof ApiError && error.code === 'conflict') router.refresh();
        throw error;
      });
      toast('success', t('saved'));
      onClose();
      router.refresh();
    },
  });
  const day = contractForm.form.watch('from_day');
  return {
    ...contractForm,
    reviewed: reviewed?.from_day === day ? reviewed : null,
    onEdit: () => setReviewed(null),
  };
}

/** What delivery costs from a day on; the changes are shown once more before they are sent. S2.2-305. */
export function ShippingDialog({ table, onClose }: ShippingDialogProps) {
  const t = useTranslations('shippingTables');
  const kit = useTranslations('adminKit');
  const nameOf = usePriceName();
  const formId = useId();
  const { reviewed, onEdit, ...form } = useShippingForm({ table, onClose });
  const { busy, field, formError, onSubmit } = form;
  const names = { region: t(`regions.${table.region}`), kind: table.kind };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => (isOpen || busy ? undefined : onClose())}
      title={t('changeName', names)}
      description={t(`dialogText.${table.kind}`)}
      closeLabel={kit('close')}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {kit('cancel')}
          </Button>
          <SubmitButton form={formId} busy={busy}>
            {t(reviewed && isChange(table, reviewed) ? 'confirm' : 'review')}
          </SubmitButton>
        </>
      }
    >
      <form id={formId} method="post" onSubmit={onSubmit} onChange={onEdit} noValidate className="grid gap-4">
        <DayField
          form={form}
          name="from_day"
          label={t('from')}
          hint={t('fromHint')}
          timeZone={REGION_FACTS[table.region].timeZone}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          {SHIPPING_FIELDS.map((name) => (
            <TextField
              key={name}
              label={t('priceIn', { name: nameOf(name), currency: table.currency })}
              inputMode="decimal"
              maxLength={12}
              autoComplete="off"
              required
              {...field(name)}
            />
          ))}
        </div>
        <div aria-live="polite">{reviewed ? <ShippingReview table={table} body={reviewed} /> : null}</div>
        <FormAlert error={busy ? undefined : formError} />
      </form>
    </Dialog>
  );
}
