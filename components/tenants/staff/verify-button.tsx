'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useId } from 'react';
import { z } from 'zod';
import { ActButton } from '@/components/admin/act-button';
import { FormAlert } from '@/components/form/form-alert';
import { SubmitButton } from '@/components/form/submit-button';
import { useContractForm } from '@/components/form/use-contract-form';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/admin/overlay/dialog';
import { TextField } from '@/components/ui/text-field';
import { toast } from '@/components/ui/toast';
import { browserCall } from '@/lib/client/browser';
import type { verifyClient } from '@/lib/modules/tenants/contract/verify-client';
import { verifyClientCall } from '@/lib/modules/tenants/contract/paths';

interface VerifyButtonProps {
  id: string;
  name: string;
}

/** Verifies a client after its name has been typed to confirm: from then on real payments are possible. */
export function VerifyButton(client: VerifyButtonProps) {
  const t = useTranslations('clients');
  return (
    <ActButton label={t('verify')} accessibleName={t('verifyName', { name: client.name })}>
      {(close) => <VerifyDialog {...client} onClose={close} />}
    </ActButton>
  );
}

function VerifyDialog({ id, name, onClose }: VerifyButtonProps & { onClose: () => void }) {
  const t = useTranslations('clients');
  const router = useRouter();
  const formId = useId();
  const { onSubmit, busy, formError, field } = useContractForm({
    schema: z.object({ name: z.string().trim().min(1) }),
    defaultValues: { name: '' },
    submit: async (body) => {
      await browserCall<typeof verifyClient>(verifyClientCall, { params: { tenant: id }, body });
      toast('success', t('done', { name }));
      onClose();
      router.refresh();
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={t('verifyName', { name })}
      description={t('dialogText')}
      closeLabel={t('close')}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
          <SubmitButton form={formId} busy={busy}>
            {t('verify')}
          </SubmitButton>
        </>
      }
    >
      <form id={formId} method="post" onSubmit={onSubmit} noValidate className="grid gap-4">
        <TextField
          label={t('typeName', { name })}
          autoComplete="off"
          maxLength={200}
          required
          {...field('name')}
        />
        <FormAlert error={busy ? undefined : formError} />
      </form>
    </Dialog>
  );
}
