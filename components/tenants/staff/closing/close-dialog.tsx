'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useId } from 'react';
import { z } from 'zod';
import { Dialog } from '@/components/admin/overlay/dialog';
import { FormAlert } from '@/components/form/form-alert';
import { SubmitButton } from '@/components/form/submit-button';
import { useContractForm } from '@/components/form/use-contract-form';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { TextArea } from '@/components/ui/text-area';
import { TextField } from '@/components/ui/text-field';
import { toast } from '@/components/ui/toast';
import { closeClient } from '@/lib/modules/tenants/client/client-acts';
import { InTheWay, WhatItDoes } from './closing-facts';
import { useClosing } from './use-closing';

interface CloseDialogProps {
  id: string;
  name: string;
  onClose: () => void;
}

function useCloseForm({ id, name, onClose }: CloseDialogProps, look: () => void) {
  const t = useTranslations('clients.closing');
  const router = useRouter();
  return useContractForm({
    schema: z.object({
      reason: z.string().trim().min(1).max(300),
      name: z.string().trim().min(1).max(200),
    }),
    defaultValues: { reason: '', name: '' },
    submit: async (body) => {
      try {
        await closeClient(id, body);
      } catch (error) {
        // What has come up since the dialog was opened is named, and nothing that was typed is lost.
        look();
        throw error;
      }
      toast('success', t('done', { name }));
      onClose();
      router.refresh();
    },
  });
}

/** Staff close a client: what stands in the way and what closing does, then the reason, and its name to confirm. S2.2-198. */
export function CloseDialog(props: CloseDialogProps) {
  const { id, name, onClose } = props;
  const t = useTranslations('clients');
  const formId = useId();
  const { looked, look } = useClosing(id);
  const { onSubmit, busy, formError, field } = useCloseForm(props, look);
  const closing = looked.state === 'known' ? looked.closing : null;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => (isOpen || busy ? undefined : onClose())}
      title={t('closing.title', { name })}
      closeLabel={t('close')}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
          {closing?.can_close ? (
            <SubmitButton form={formId} busy={busy} variant="danger">
              {t('closing.act')}
            </SubmitButton>
          ) : null}
        </>
      }
    >
      <div className="grid gap-4">
        {looked.state === 'looking' ? <p role="status">{t('closing.looking')}</p> : null}
        {looked.state === 'failed' ? <Failed look={look} /> : null}
        {closing && !closing.can_close ? <InTheWay tenant={id} closing={closing} /> : null}
        {closing ? <WhatItDoes closing={closing} /> : null}
        <form
          id={formId}
          method="post"
          onSubmit={onSubmit}
          noValidate
          className="grid gap-4"
          hidden={!closing?.can_close}
        >
          <TextArea
            label={t('closing.reason')}
            hint={t('closing.reasonHint')}
            maxLength={300}
            required
            {...field('reason')}
          />
          <TextField
            label={t('typeName', { name })}
            autoComplete="off"
            maxLength={200}
            required
            {...field('name')}
          />
        </form>
        <FormAlert error={busy ? undefined : formError} />
      </div>
    </Dialog>
  );
}

function Failed({ look }: { look: () => void }) {
  const t = useTranslations('clients.closing');
  return (
    <Alert tone="danger" title={t('failed')}>
      <Button variant="secondary" size="sm" onClick={look}>
        {t('again')}
      </Button>
    </Alert>
  );
}
