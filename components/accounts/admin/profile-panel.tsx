'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useRef } from 'react';
import { Panel } from '@/components/admin/panel';
import { FormAlert } from '@/components/form/form-alert';
import { SubmitButton } from '@/components/form/submit-button';
import { useContractForm } from '@/components/form/use-contract-form';
import { TextField } from '@/components/ui/text-field';
import { toast } from '@/components/ui/toast';
import { browserCall } from '@/lib/client/browser';
import type { OwnAccount, updateProfile } from '@/lib/modules/accounts/contract/own-account';
import { updateProfileCall } from '@/lib/modules/accounts/contract/paths';

const loadForm = () =>
  import('@/lib/modules/accounts/contract/own-account').then(({ profileForm }) => profileForm);

interface ProfilePanelProps {
  account: OwnAccount;
  isStaff: boolean;
}

/** Name and role of the person logged in. S2.2-10. */
export function ProfilePanel({ account, isStaff }: ProfilePanelProps) {
  const t = useTranslations('settings.profile');
  const roles = useTranslations('roles');
  const router = useRouter();
  // What this form last knew: a name that another tab has saved meanwhile is not overwritten.
  const seen = useRef(account.name);
  const { onSubmit, busy, formError, field } = useContractForm({
    schema: loadForm,
    defaultValues: { name: account.name },
    submit: async ({ name }) => {
      const body = { name, seen: seen.current };
      const saved = await browserCall<typeof updateProfile>(updateProfileCall, { body });
      seen.current = saved.name;
      toast('success', t('saved'));
      router.refresh();
    },
  });
  return (
    <Panel id="profile" title={t('title')}>
      <form method="post" onSubmit={onSubmit} noValidate aria-labelledby="profile" className="grid gap-5">
        <TextField
          label={t('name')}
          hint={t('nameHint')}
          autoComplete="name"
          maxLength={120}
          required
          {...field('name')}
        />
        <div>
          <p className="font-semibold">{t('role')}</p>
          <p>{roles(account.role)}</p>
          <p className="mt-1 text-[0.9375rem] text-muted">{t(isStaff ? 'roleHintStaff' : 'roleHint')}</p>
        </div>
        <FormAlert error={busy ? undefined : formError} />
        <div>
          <SubmitButton busy={busy}>{t('save')}</SubmitButton>
        </div>
      </form>
    </Panel>
  );
}
