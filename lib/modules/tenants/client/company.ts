import { browserCall } from '@/lib/client/browser';
import type {
  Company,
  CompanyUpdate,
  readCompany as readBy,
  updateCompany as savedBy,
} from '@/lib/modules/tenants/contract/company';
import { readCompanyCall, updateCompanyCall } from '@/lib/modules/tenants/contract/paths';

export async function readCompany(tenant: string): Promise<Company> {
  return browserCall<typeof readBy>(readCompanyCall, { params: { tenant } });
}

/** Rejects with an ApiError: `conflict` when somebody else has saved since `version`, `invalid` with each wrong field. */
export async function saveCompany(tenant: string, body: CompanyUpdate): Promise<Company> {
  return browserCall<typeof savedBy>(updateCompanyCall, { params: { tenant }, body });
}
