'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useId } from 'react';
import { DayField } from '@/components/admin/field/day-fields';
import { todayIn } from '@/components/admin/field/store-day';
import { Dialog } from '@/components/admin/overlay/dialog';
import { FormAlert } from '@/components/form/form-alert';
import { SubmitButton } from '@/components/form/submit-button';
import { useContractForm } from '@/components/form/use-contract-form';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/text-field';
import { toast } from '@/components/ui/toast';
import { saveHoliday } from '@/lib/modules/fulfilment/client/holidays';
import type { HolidayForm } from '@/lib/modules/fulfilment/contract/holidays';

interface HolidayDialogProps {
  /** Its name, and its two letters. */
  country: string;
  nation: string;
  onClose: () => void;
}

/** A day on which a country rests, with its name. S2.2-307. */
export function HolidayDialog({ country, nation, onClose }: HolidayDialogProps) {
  const t = useTranslations('holidays');
  const kit = useTranslations('adminKit');
  const router = useRouter();
  const formId = useId();
  const form = useContractForm<HolidayForm, HolidayForm>({
    schema: async () => (await import('@/lib/modules/fulfilment/contract/holidays')).holidayForm,
    defaultValues: { country: nation, day: todayIn('UTC').add({ days: 1 }).toString(), name: '' },
    submit: async (body) => {
      await saveHoliday(body);
      toast('success', t('added'));
      onClose();
      router.refresh();
    },
  });
  const { busy, field, formError, onSubmit } = form;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => (isOpen || busy ? undefined : onClose())}
      title={t('addName', { country })}
      description={t('addText')}
      closeLabel={kit('close')}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {kit('cancel')}
          </Button>
          <SubmitButton form={formId} busy={busy}>
            {t('add')}
          </SubmitButton>
        </>
      }
    >
      <form id={formId} method="post" onSubmit={onSubmit} noValidate className="grid gap-4">
        <DayField form={form} name="day" label={t('day')} hint={t('dayHint')} timeZone="UTC" />
        <TextField label={t('name')} maxLength={80} autoComplete="off" required {...field('name')} />
        <FormAlert error={busy ? undefined : formError} />
      </form>
    </Dialog>
  );
}
