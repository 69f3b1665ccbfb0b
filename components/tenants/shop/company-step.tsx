'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { FormAlert } from '@/components/form/form-alert';
import { SubmitButton } from '@/components/form/submit-button';
import { useTypedForm } from '@/components/form/typed-before';
import { useContractForm } from '@/components/form/use-contract-form';
import { confirmOnboardingStep } from '@/lib/modules/shop-platform/client/install';
import { saveCompany } from '@/lib/modules/tenants/client/company';
import { companyTyped, type Company } from '@/lib/modules/tenants/contract/company';
import { CompanyFields } from './company-fields';

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
      <CompanyFields control={field} region={company.region} />
      <FormAlert error={busy ? undefined : formError} />
      <div>
        <SubmitButton busy={busy}>{t('companySave')}</SubmitButton>
      </div>
    </form>
  );
}
