'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import type { z } from 'zod';
import { FormAlert } from '@/components/form/form-alert';
import { SubmitButton } from '@/components/form/submit-button';
import { useTypedForm } from '@/components/form/typed-before';
import { useContractForm, type ContractForm } from '@/components/form/use-contract-form';
import { TextArea } from '@/components/ui/text-area';
import { TextField } from '@/components/ui/text-field';
import { confirmOnboardingStep } from '@/lib/modules/shop-platform/client/install';
import { saveCompany } from '@/lib/modules/tenants/client/company';
import { companyTyped, type Company } from '@/lib/modules/tenants/contract/company';

/** The company of a merchant who becomes a customer; saved, the step is complete. S4-45. */
export function CompanyStep({ tenant, company }: { tenant: string; company: Company }) {
  const t = useTranslations('shopSteps');
  const router = useRouter();
  const { formId, withTyped } = useTypedForm();
  const { name, legal_name, address, company_number, vat_number, email, version } = company;
  const typed = { name, legal_name, address, company_number, vat_number: vat_number ?? '', email };
  const { onSubmit, busy, formError, field } = useContractForm({
    schema: companyTyped,
    defaultValues: withTyped(typed),
    submit: async (values) => {
      await saveCompany(tenant, { ...values, vat_number: values.vat_number || null, version });
      // What was there already completes the step, too.
      await confirmOnboardingStep(tenant, 'become_customer');
      router.refresh();
    },
  });
  return (
    <form
      id={formId}
      method="post"
      noValidate
      onSubmit={onSubmit}
      aria-label={t('companyForm')}
      className="grid gap-5"
    >
      <p className="text-ink-soft">{t('companyLead')}</p>
      <CompanyFields field={field} region={company.region} />
      <FormAlert error={busy ? undefined : formError} />
      <div>
        <SubmitButton busy={busy}>{t('companySave')}</SubmitButton>
      </div>
    </form>
  );
}

interface CompanyFieldsProps {
  field: ContractForm<z.input<typeof companyTyped>, unknown>['field'];
  region: Company['region'];
}

function CompanyFields({ field, region }: CompanyFieldsProps) {
  const t = useTranslations('company.fields');
  return (
    <>
      <TextField label={t('name')} maxLength={120} required {...field('name')} />
      <TextField
        label={t('legal_name')}
        hint={t('legalHint')}
        autoComplete="organization"
        maxLength={160}
        required
        {...field('legal_name')}
      />
      <TextArea
        label={t('address')}
        hint={t('addressHint')}
        rows={4}
        maxLength={400}
        required
        {...field('address')}
      />
      <TextField label={t('company_number')} maxLength={60} required {...field('company_number')} />
      <TextField
        label={t('vat_number')}
        hint={t(region === 'US' ? 'vatHintUs' : 'vatHint')}
        maxLength={40}
        {...field('vat_number')}
      />
      <TextField
        type="email"
        label={t('email')}
        hint={t('emailHint')}
        autoComplete="email"
        maxLength={254}
        required
        {...field('email')}
      />
    </>
  );
}
