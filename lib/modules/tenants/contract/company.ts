import { z } from 'zod';
import { route } from '@/lib/contract/route';
import { none, region, tenantParams } from '@/lib/contract/primitives';
import { cleanLine } from '@/lib/kernel/clean-line';
import { accountEmail, line } from '@/lib/modules/accounts/contract/account-email';
import { readCompanyCall, updateCompanyCall } from './paths';

/** What invoices, statements, terms and imprint say of a client. */
const company = z.object({
  name: z.string(),
  region,
  legal_name: z.string(),
  address: z.string(),
  company_number: z.string(),
  vat_number: z.string().nullable(),
  email: z.string(),
  /** For the optimistic lock. */
  version: z.int32(),
});
export type Company = z.output<typeof company>;

/** Lines are kept, as on an envelope; anything else that can't be seen goes. */
export const cleanLines = (typed: string) =>
  typed
    .split(/\r\n|[\n\r]/)
    .map(cleanLine)
    .filter((one) => one !== '')
    .join('\n');

/** What is typed of a company. */
export const companyTyped = z.object({
  name: line(120),
  legal_name: line(160),
  address: z.string().overwrite(cleanLines).max(400).min(1),
  company_number: line(60),
  /** Empty or null for none. */
  vat_number: z.string().max(40).nullable(),
  email: accountEmail,
});
const companyUpdate = companyTyped.extend({ version: z.int().min(0) });
export type CompanyUpdate = z.output<typeof companyUpdate>;

const example: Company = {
  name: 'Fjord & Fern Coffee',
  region: 'UK',
  legal_name: 'Fjord & Fern Coffee Ltd',
  address: '1 Quay Road, Leith\nEdinburgh EH6 6AA\nUnited Kingdom',
  company_number: 'SC000000',
  vat_number: 'GB980780684',
  email: 'accounts@fjord-fern.example',
  version: 4,
};
const { region: _, version, ...typed } = example;

/** S2.2-12. */
export const readCompany = route({
  id: 'company.read',
  ...readCompanyCall,
  summary: 'What invoices, terms and imprint say of a client',
  access: 'tenant',
  permission: 'company.read',
  params: tenantParams,
  query: none,
  response: company,
  example: { params: { tenant: 'ten_fjord' }, response: example },
});

/** S2.2-12. */
export const updateCompany = route({
  id: 'company.update',
  ...updateCompanyCall,
  summary: 'Change what invoices, terms and imprint say; orders placed before keep what they said',
  access: 'tenant',
  permission: 'company.update',
  params: tenantParams,
  query: none,
  body: companyUpdate,
  response: company,
  errors: ['conflict'],
  example: {
    params: { tenant: 'ten_fjord' },
    request: { ...typed, version: version - 1 },
    response: example,
  },
});
