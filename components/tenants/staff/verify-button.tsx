'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useId, useState } from 'react';
import { z } from 'zod';
import { FormAlert } from '@/components/form/form-alert';
import { SubmitButton } from '@/components/form/submit-button';
import { useContractForm } from '@/components/form/use-contract-form';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/admin/overlay/dialog';
import { TextField } from '@/components/ui/text-field';
import { toast } from '@/components/ui/toast';
import { useHydrated } from '@/components/ui/use-hydrated';
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
  const [open, setOpen] = useState(false);
  // Disabled until hydrated: an earlier press would have no effect.
  const ready = useHydrated();
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        disabled={!ready}
        aria-label={t('verifyName', { name: client.name })}
        onClick={() => setOpen(true)}
      >
        {t('verify')}
      </Button>
      {open ? <VerifyDialog {...client} onClose={() => setOpen(false)} /> : null}
    </>
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
