'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useId } from 'react';
import { z } from 'zod';
import { DayField } from '@/components/admin/field/day-fields';
import { holdsHalfDate } from '@/components/admin/field/half-date';
import { Dialog } from '@/components/admin/overlay/dialog';
import { FormAlert } from '@/components/form/form-alert';
import { SubmitButton } from '@/components/form/submit-button';
import { useContractForm } from '@/components/form/use-contract-form';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { extendBatchTo, type CodesPlace } from '@/lib/modules/claims/client/batches';
import type { CodeBatch } from '@/lib/modules/claims/contract/code-batch';

const extendForm = z.object({ ends_on: z.string().nullable() });

interface ExtendDialogProps {
  place: CodesPlace;
  batch: CodeBatch;
  timeZone: string;
  onClose: () => void;
}

/** Asks for another last day. D40-5. */
export function ExtendDialog({ place, batch, timeZone, onClose }: ExtendDialogProps) {
  const t = useTranslations('codes');
  const router = useRouter();
  const formId = useId();
  const form = useContractForm({
    schema: extendForm,
    defaultValues: { ends_on: batch.ends_on },
    submit: async ({ ends_on: day }) => {
      await extendBatchTo(place, batch.id, day);
      toast('success', t(day === null ? 'done.endless' : 'done.extend', { name: batch.name }));
      onClose();
      router.refresh();
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={t('extend.title', { name: batch.name })}
      closeLabel={t('close')}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
          <SubmitButton form={formId} busy={form.busy}>
            {t('extend.save')}
          </SubmitButton>
        </>
      }
    >
      <form
        id={formId}
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!holdsHalfDate(event.currentTarget)) void form.onSubmit(event);
        }}
        className="grid gap-4"
      >
        <FormAlert error={form.formError} />
        <DayField
          form={form}
          name="ends_on"
          label={t('fields.last')}
          hint={t('fields.lastHint')}
          timeZone={timeZone}
        />
      </form>
    </Dialog>
  );
}
