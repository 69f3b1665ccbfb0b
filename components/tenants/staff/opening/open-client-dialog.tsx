'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { z } from 'zod';
import { FormDialog } from '@/components/admin/overlay/form-dialog';
import { useContractForm } from '@/components/form/use-contract-form';
import { TextArea } from '@/components/ui/text-area';
import { toast } from '@/components/ui/toast';
import { openClient } from '@/lib/modules/tenants/client/client-acts';

interface OpenClientDialogProps {
  id: string;
  name: string;
  onClose: () => void;
}

/** Staff open a client for half an hour, with a reason that its admins read. D43-2. */
export function OpenClientDialog({ id, name, onClose }: OpenClientDialogProps) {
  const t = useTranslations('admin.opening');
  const router = useRouter();
  const form = useContractForm({
    schema: z.object({ reason: z.string().trim().min(3).max(500) }),
    defaultValues: { reason: '' },
    submit: async (body) => {
      const { client } = await openClient(id, body);
      toast('success', t('opened', { client }));
      onClose();
      router.refresh();
    },
  });
  return (
    <FormDialog
      title={t('actName', { client: name })}
      text={t('lead')}
      submit={t('submit')}
      form={form}
      onClose={onClose}
    >
      <TextArea label={t('reason')} hint={t('hint')} maxLength={500} required {...form.field('reason')} />
    </FormDialog>
  );
}
