import type { FieldErrors } from '@/components/admin/editor/editor-types';
import { ApiError } from '@/lib/client/api-error';
import type { Company } from '@/lib/modules/tenants/contract/company';

export const COMPANY_FIELDS = [
  'name',
  'legal_name',
  'address',
  'company_number',
  'vat_number',
  'email',
] as const;
type CompanyField = (typeof COMPANY_FIELDS)[number];

/** What is typed; an empty VAT number is none. */
export type CompanyValues = Record<CompanyField, string>;

export function valuesOf(company: Company): CompanyValues {
  const { name, legal_name, address, company_number, vat_number, email } = company;
  return { name, legal_name, address, company_number, vat_number: vat_number ?? '', email };
}

export function companyErrors(error: unknown): FieldErrors {
  if (!(error instanceof ApiError)) return {};
  return Object.fromEntries(Object.entries(error.codes).map(([field, [code = 'invalid']]) => [field, code]));
}
