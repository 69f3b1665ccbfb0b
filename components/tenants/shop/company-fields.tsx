'use client';

import { useTranslations } from 'next-intl';
import type { ChangeEvent, FocusEvent } from 'react';
import { TextArea } from '@/components/ui/text-area';
import { TextField } from '@/components/ui/text-field';
import type { Company } from '@/lib/modules/tenants/contract/company';

type CompanyField = 'name' | 'legal_name' | 'address' | 'company_number' | 'vat_number' | 'email';

/** A field's value or first value, its error and its handlers, of an editor or a form. */
interface FieldControl {
  name?: string;
  value?: string;
  defaultValue?: string;
  error?: string | undefined;
  ref?: (element: HTMLElement | null) => void;
  onBlur?: (event: FocusEvent) => void;
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
}

interface CompanyFieldsProps {
  control: (name: CompanyField) => FieldControl;
  region: Company['region'];
  /** What the name is for. */
  nameHint?: string;
}

/** What invoices, terms and imprint say of a client. S2.2-12, S4-45. */
export function CompanyFields({ control, region, nameHint }: CompanyFieldsProps) {
  const t = useTranslations('company.fields');
  return (
    <>
      <TextField label={t('name')} hint={nameHint} maxLength={120} required {...control('name')} />
      <TextField
        label={t('legal_name')}
        hint={t('legalHint')}
        autoComplete="organization"
        maxLength={160}
        required
        {...control('legal_name')}
      />
      <TextArea
        label={t('address')}
        hint={t('addressHint')}
        rows={4}
        maxLength={400}
        required
        {...control('address')}
      />
      <TextField label={t('company_number')} maxLength={60} required {...control('company_number')} />
      <TextField
        label={t('vat_number')}
        hint={t(region === 'US' ? 'vatHintUs' : 'vatHint')}
        maxLength={40}
        {...control('vat_number')}
      />
      <TextField
        type="email"
        label={t('email')}
        hint={t('emailHint')}
        autoComplete="email"
        maxLength={254}
        required
        {...control('email')}
      />
    </>
  );
}
