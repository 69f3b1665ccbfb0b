'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useId } from 'react';
import { z } from 'zod';
import { Dialog } from '@/components/admin/overlay/dialog';
import { FormAlert } from '@/components/form/form-alert';
import { SubmitButton } from '@/components/form/submit-button';
import { useContractForm } from '@/components/form/use-contract-form';
import { Button } from '@/components/ui/button';
import { TextArea } from '@/components/ui/text-area';
import { toast } from '@/components/ui/toast';
import { answerMessage } from '@/lib/modules/site/client/answer-message';
import { LONGEST_NOTE } from '@/lib/modules/site/rules/site-message';

export interface AnswerProps {
  id: string;
  name: string;
  email: string;
}

/** Says how a message was answered. S2.2-265. */
export function AnswerDialog({ id, name, email, onClose }: AnswerProps & { onClose: () => void }) {
  const t = useTranslations('siteMessages.answer');
  const kit = useTranslations('adminKit');
  const router = useRouter();
  const formId = useId();
  const { onSubmit, busy, formError, field } = useContractForm({
    schema: z.object({ note: z.string().trim().min(1).max(LONGEST_NOTE) }),
    defaultValues: { note: '' },
    submit: async (body) => {
      await answerMessage(id, body);
      toast('success', t('done'));
      onClose();
      router.refresh();
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => (isOpen || busy ? undefined : onClose())}
      title={t('name', { name })}
      description={t('text', { email })}
      closeLabel={kit('close')}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {kit('cancel')}
          </Button>
          <SubmitButton form={formId} busy={busy}>
            {t('button')}
          </SubmitButton>
        </>
      }
    >
      <form id={formId} method="post" onSubmit={onSubmit} noValidate className="grid gap-4">
        <TextArea
          label={t('note')}
          hint={t('hint')}
          rows={3}
          maxLength={LONGEST_NOTE}
          required
          {...field('note')}
        />
        <FormAlert error={busy ? undefined : formError} />
      </form>
    </Dialog>
  );
}
