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
import { openClient } from '@/lib/modules/tenants/client/client-acts';

interface OpenClientDialogProps {
  id: string;
  name: string;
  onClose: () => void;
}

/** Staff open a client for half an hour, with a reason that its admins read. D43-2. */
export function OpenClientDialog({ id, name, onClose }: OpenClientDialogProps) {
  const t = useTranslations('admin.opening');
  const kit = useTranslations('adminKit');
  const router = useRouter();
  const formId = useId();
  const { onSubmit, busy, formError, field } = useContractForm({
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
    <Dialog
      open
      onOpenChange={(isOpen) => (isOpen || busy ? undefined : onClose())}
      title={t('actName', { client: name })}
      description={t('lead')}
      closeLabel={kit('close')}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {kit('cancel')}
          </Button>
          <SubmitButton form={formId} busy={busy}>
            {t('submit')}
          </SubmitButton>
        </>
      }
    >
      <form id={formId} method="post" onSubmit={onSubmit} noValidate className="grid gap-4">
        <TextArea label={t('reason')} hint={t('hint')} maxLength={500} required {...field('reason')} />
        <FormAlert error={busy ? undefined : formError} />
      </form>
    </Dialog>
  );
}
