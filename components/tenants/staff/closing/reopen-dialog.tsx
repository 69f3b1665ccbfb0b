'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { z } from 'zod';
import { FormDialog } from '@/components/admin/overlay/form-dialog';
import { useContractForm } from '@/components/form/use-contract-form';
import { TextArea } from '@/components/ui/text-area';
import { toast } from '@/components/ui/toast';
import { reopenClient } from '@/lib/modules/tenants/client/client-acts';

interface ReopenDialogProps {
  id: string;
  name: string;
  onClose: () => void;
}

/** Staff open a closed client again, with a reason. S2.2-198. */
export function ReopenDialog({ id, name, onClose }: ReopenDialogProps) {
  const t = useTranslations('clients.closing');
  const router = useRouter();
  const form = useContractForm({
    schema: z.object({ reason: z.string().trim().min(1).max(300) }),
    defaultValues: { reason: '' },
    submit: async (body) => {
      await reopenClient(id, body);
      toast('success', t('reopened', { name }));
      onClose();
      router.refresh();
    },
  });
  return (
    <FormDialog
      title={t('reopenTitle', { name })}
      text={t('reopenText')}
      submit={t('reopen')}
      form={form}
      onClose={onClose}
    >
      <TextArea
        label={t('reason')}
        hint={t('reopenHint')}
        maxLength={300}
        required
        {...form.field('reason')}
      />
    </FormDialog>
  );
}
