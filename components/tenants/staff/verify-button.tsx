'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { z } from 'zod';
import { ActButton } from '@/components/admin/act-button';
import { FormDialog } from '@/components/admin/overlay/form-dialog';
import { useContractForm } from '@/components/form/use-contract-form';
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
  const form = useContractForm({
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
    <FormDialog
      title={t('verifyName', { name })}
      text={t('dialogText')}
      submit={t('verify')}
      form={form}
      onClose={onClose}
    >
      <TextField
        label={t('typeName', { name })}
        autoComplete="off"
        maxLength={200}
        required
        {...form.field('name')}
      />
    </FormDialog>
  );
}
