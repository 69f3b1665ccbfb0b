'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { DayField } from '@/components/admin/field/day-fields';
import { todayIn } from '@/components/admin/field/store-day';
import { FormDialog } from '@/components/admin/overlay/form-dialog';
import { useContractForm } from '@/components/form/use-contract-form';
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
  const router = useRouter();
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
  return (
    <FormDialog
      title={t('addName', { country })}
      text={t('addText')}
      submit={t('add')}
      form={form}
      onClose={onClose}
    >
      <DayField form={form} name="day" label={t('day')} hint={t('dayHint')} timeZone="UTC" />
      <TextField label={t('name')} maxLength={80} autoComplete="off" required {...form.field('name')} />
    </FormDialog>
  );
}
