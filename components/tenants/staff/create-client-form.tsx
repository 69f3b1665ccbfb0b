'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { FormAlert } from '@/components/form/form-alert';
import { SubmitButton } from '@/components/form/submit-button';
import { useContractForm } from '@/components/form/use-contract-form';
import { toast } from '@/components/ui/toast';
import { DEFAULT_LOCALE, isLocale } from '@/lib/kernel/locales';
import { randomText } from '@/lib/kernel/random';
import { createClient } from '@/lib/modules/tenants/client/create-client';
import type { ClientForm } from '@/lib/modules/tenants/contract/create-client';
import { AdminFields, CompanyFields, NameFields } from './create-client-fields';

const loadForm = () =>
  import('@/lib/modules/tenants/contract/create-client').then(({ clientForm }) => clientForm);

const newKey = () => randomText('0123456789abcdefghijklmnopqrstuvwxyz', 24);

const EMPTY: ClientForm = {
  name: '',
  region: 'UK',
  admin_name: '',
  admin_email: '',
  lang: DEFAULT_LOCALE,
  note: '',
  legal_name: '',
  address: '',
  company_number: '',
  vat_number: '',
  email: '',
};

/** Opens a client and invites its first administrator. A second press opens no second one. S2.2-191. */
export function CreateClientForm() {
  const t = useTranslations('clients.create');
  const locale = useLocale();
  const router = useRouter();
  const [key, setKey] = useState(newKey);
  const { form, onSubmit, busy, formError, field } = useContractForm({
    schema: loadForm,
    defaultValues: { ...EMPTY, lang: isLocale(locale) ? locale : DEFAULT_LOCALE },
    submit: async (body) => {
      try {
        const { id, name } = await createClient(body, key);
        toast('success', t('done', { name, email: body.admin_email }));
        router.push(`/clients/${encodeURIComponent(id)}`);
      } catch (error) {
        // The next try says something else, which is another call.
        setKey(newKey());
        throw error;
      }
    },
  });
  return (
    <form
      method="post"
      onSubmit={onSubmit}
      noValidate
      aria-label={t('title')}
      className="mt-6 grid max-w-3xl gap-8 rounded-card border border-line bg-surface p-4 sm:p-6"
    >
      <NameFields field={field} region={form.watch('region') ?? EMPTY.region} />
      <AdminFields field={field} />
      <CompanyFields field={field} />
      <FormAlert error={busy ? undefined : formError} />
      <div>
        <SubmitButton busy={busy}>{t('submit')}</SubmitButton>
      </div>
    </form>
  );
}
