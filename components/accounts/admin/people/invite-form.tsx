'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { FormAlert } from '@/components/form/form-alert';
import { SubmitButton } from '@/components/form/submit-button';
import { useContractForm, type ContractForm } from '@/components/form/use-contract-form';
import { SelectField } from '@/components/ui/select-field';
import { TextArea } from '@/components/ui/text-area';
import { TextField } from '@/components/ui/text-field';
import { toast } from '@/components/ui/toast';
import { DEFAULT_LOCALE, isLocale, LOCALES } from '@/lib/kernel/locales';
import { invitePerson, type Team } from '@/lib/modules/accounts/client/people';
import type { InvitationForm } from '@/lib/modules/accounts/contract/people';
import { RoleCards } from './role-cards';

const loadForm = () =>
  import('@/lib/modules/accounts/contract/people').then(({ invitationForm }) => invitationForm);

const LONGEST_NOTE = 500;

/** Invites somebody by mail: address, role, note and language. S2.2-5, D42-1. */
export function InviteForm({ team }: { team: Team }) {
  const t = useTranslations('people.form');
  const locale = useLocale();
  const router = useRouter();
  const first: InvitationForm = {
    email: '',
    role: 'customer_service',
    note: '',
    lang: isLocale(locale) ? locale : DEFAULT_LOCALE,
  };
  const { form, onSubmit, busy, formError, field } = useContractForm({
    schema: loadForm,
    defaultValues: first,
    submit: async (body) => {
      await invitePerson(team, body);
      toast('success', t('sent', { email: body.email }));
      router.push('/users');
    },
  });
  return (
    <form
      method="post"
      onSubmit={onSubmit}
      noValidate
      aria-label={t('title')}
      className="mt-6 grid max-w-3xl gap-6 rounded-card border border-line bg-surface p-4 sm:p-6"
    >
      <TextField
        type="email"
        label={t('email')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        required
        {...field('email')}
      />
      <RoleCards
        isStaff={team === null}
        value={form.watch('role') ?? first.role}
        onChange={(role) => form.setValue('role', role)}
      />
      <MailFields field={field} />
      <FormAlert error={busy ? undefined : formError} />
      <div>
        <SubmitButton busy={busy}>{t('submit')}</SubmitButton>
      </div>
    </form>
  );
}

/** What the mail says besides the invitation, and in which language. */
function MailFields({ field }: Pick<ContractForm<InvitationForm, InvitationForm>, 'field'>) {
  const t = useTranslations('people.form');
  return (
    <>
      <TextArea
        label={t('note')}
        hint={t('noteHint')}
        optionalText={t('optional')}
        rows={3}
        maxLength={LONGEST_NOTE}
        {...field('note')}
      />
      <SelectField
        label={t('lang')}
        options={LOCALES.map(({ code, name }) => ({ value: code, label: name }))}
        {...field('lang')}
      />
    </>
  );
}
