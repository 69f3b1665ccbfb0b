'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { ActButton } from '@/components/admin/act-button';
import { FormDialog } from '@/components/admin/overlay/form-dialog';
import { useContractForm } from '@/components/form/use-contract-form';
import { SelectField } from '@/components/ui/select-field';
import { TextField } from '@/components/ui/text-field';
import { toast } from '@/components/ui/toast';
import { DEFAULT_LOCALE, isLocale, LOCALES } from '@/lib/kernel/locales';
import { inviteAdmin } from '@/lib/modules/tenants/client/create-client';

interface InviteAdminProps {
  id: string;
  name: string;
}

const loadForm = () =>
  import('@/lib/modules/tenants/contract/invite-admin').then(({ adminForm }) => adminForm);

/** Invites the first administrator of a client that nobody has joined. S2.2-193. */
export function InviteAdminButton(client: InviteAdminProps) {
  const t = useTranslations('clients.invite');
  return (
    <ActButton label={t('act')} accessibleName={t('actName', { name: client.name })} variant="quiet">
      {(close) => <InviteDialog {...client} onClose={close} />}
    </ActButton>
  );
}

function InviteDialog({ id, name, onClose }: InviteAdminProps & { onClose: () => void }) {
  const t = useTranslations('clients');
  const locale = useLocale();
  const router = useRouter();
  const form = useContractForm({
    schema: loadForm,
    defaultValues: { admin_name: '', admin_email: '', lang: isLocale(locale) ? locale : DEFAULT_LOCALE },
    submit: async (body) => {
      const { email } = await inviteAdmin(id, body);
      toast('success', t('invite.done', { email }));
      onClose();
      router.refresh();
    },
  });
  return (
    <FormDialog
      title={t('invite.actName', { name })}
      text={t('invite.text')}
      submit={t('invite.submit')}
      form={form}
      onClose={onClose}
    >
      <TextField
        label={t('create.adminName')}
        autoComplete="off"
        maxLength={120}
        required
        {...form.field('admin_name')}
      />
      <TextField
        type="email"
        label={t('create.adminEmail')}
        autoComplete="off"
        maxLength={254}
        required
        {...form.field('admin_email')}
      />
      <SelectField
        label={t('create.lang')}
        options={LOCALES.map(({ code, name: language }) => ({ value: code, label: language }))}
        {...form.field('lang')}
      />
    </FormDialog>
  );
}
