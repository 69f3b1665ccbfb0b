'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { z } from 'zod';
import { FormDialog } from '@/components/admin/overlay/form-dialog';
import { useContractForm } from '@/components/form/use-contract-form';
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
  const router = useRouter();
  const form = useContractForm({
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
    <FormDialog
      title={t('name', { name })}
      text={t('text', { email })}
      submit={t('button')}
      form={form}
      onClose={onClose}
    >
      <TextArea
        label={t('note')}
        hint={t('hint')}
        rows={3}
        maxLength={LONGEST_NOTE}
        required
        {...form.field('note')}
      />
    </FormDialog>
  );
}
