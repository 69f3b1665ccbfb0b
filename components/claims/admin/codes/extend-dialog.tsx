'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import type { FormEvent } from 'react';
import { z } from 'zod';
import { DayField } from '@/components/admin/field/day-fields';
import { holdsHalfDate } from '@/components/admin/field/half-date';
import { FormDialog } from '@/components/admin/overlay/form-dialog';
import { useContractForm } from '@/components/form/use-contract-form';
import { toast } from '@/components/ui/toast';
import { extendBatchTo, extendCodeTo, type CodesPlace } from '@/lib/modules/claims/client/batches';
import type { CodeBatch } from '@/lib/modules/claims/contract/code-batch';
import type { PromoCode } from '@/lib/modules/claims/contract/promo-code';

const extendForm = z.object({ ends_on: z.string().nullable() });

interface ExtendDialogProps {
  place: CodesPlace;
  timeZone: string;
  onClose: () => void;
}

/** Asks for another last day of a batch. D40-5. */
export function ExtendDialog({ place, batch, ...props }: ExtendDialogProps & { batch: CodeBatch }) {
  const t = useTranslations('codes');
  const { id, name } = batch;
  return (
    <LastDay
      {...props}
      name={name}
      hint={t('fields.lastHint')}
      day={batch.ends_on}
      said={(day) => t(day === null ? 'done.endless' : 'done.extend', { name })}
      save={(day) => extendBatchTo(place, id, day)}
    />
  );
}

/** Asks for another last day of one code; without one it ends with its batch. D40-5. */
export function ExtendCode({ place, code, ...props }: ExtendDialogProps & { code: PromoCode }) {
  const t = useTranslations('codes');
  const { id, printed: name, expires_at: end } = code;
  const day = code.has_own_end && end !== null ? lastDayOf(end, props.timeZone) : null;
  return (
    <LastDay
      {...props}
      name={name}
      hint={t('extend.codeHint')}
      day={day}
      said={(next) => t(next === null ? 'done.ofBatch' : 'done.extend', { name })}
      save={(next) => extendCodeTo(place, id, next)}
    />
  );
}

/** The day whose last moment lies before an end, in the store's time zone. */
const lastDayOf = (end: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date(new Date(end).getTime() - 1));

interface LastDayProps extends Omit<ExtendDialogProps, 'place'> {
  name: string;
  hint: string;
  day: string | null;
  said: (day: string | null) => string;
  save: (day: string | null) => Promise<unknown>;
}

function LastDay({ name, hint, day: before, said, save, timeZone, onClose }: LastDayProps) {
  const t = useTranslations('codes');
  const router = useRouter();
  const form = useContractForm({
    schema: extendForm,
    defaultValues: { ends_on: before },
    submit: async ({ ends_on: day }) => {
      await save(day);
      toast('success', said(day));
      onClose();
      router.refresh();
    },
  });
  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (!holdsHalfDate(event.currentTarget)) await form.onSubmit(event);
  }
  return (
    <FormDialog
      title={t('extend.title', { name })}
      submit={t('extend.save')}
      form={{ ...form, onSubmit }}
      onClose={onClose}
    >
      <DayField form={form} name="ends_on" label={t('fields.last')} hint={hint} timeZone={timeZone} />
    </FormDialog>
  );
}
