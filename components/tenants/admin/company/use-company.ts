'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useSavedEditor, type SavedEditing } from '@/components/admin/editor/use-saved-editor';
import { useErrorText } from '@/components/form/use-error-text';
import { toast } from '@/components/ui/toast';
import { hasShapeOf } from '@/lib/client/drafts/has-shape-of';
import { readCompany, saveCompany } from '@/lib/modules/tenants/client/company';
import type { Company } from '@/lib/modules/tenants/contract/company';
import { COMPANY_FIELDS, companyErrors, valuesOf, type CompanyValues } from './company-values';

export interface CompanyEditor extends SavedEditing<Company, CompanyValues> {
  /** Value, change and error of a field, as properties of its control. */
  control: (field: keyof CompanyValues) => {
    value: string;
    onChange: (event: { target: { value: string } }) => void;
    error?: string;
  };
}

/** The editor of a client's company details. S2.2-12. */
export function useCompany(tenant: string, first: Company): CompanyEditor {
  const t = useTranslations('company');
  const router = useRouter();
  const text = useErrorText();
  const editing = useSavedEditor<Company, CompanyValues>(
    {
      place: { kind: 'company', tenant, id: tenant },
      fields: COMPANY_FIELDS,
      valuesOf,
      versionOf: ({ version }) => version,
      isValues: hasShapeOf(valuesOf(first)),
      read: () => readCompany(tenant),
      save: ({ values, version }) =>
        saveCompany(tenant, {
          ...values,
          vat_number: values.vat_number || null,
          version: Number(version),
        }),
      errorsOf: companyErrors,
      onSaved: () => {
        toast('success', t('saved'));
        router.refresh();
      },
    },
    first,
  );
  const { draft, errors, change } = editing;
  return {
    ...editing,
    control: (field) => {
      const error = text.field(errors[field]);
      return {
        value: draft[field],
        onChange: ({ target: { value } }) => change({ [field]: value }),
        ...(error === undefined ? {} : { error }),
      };
    },
  };
}
