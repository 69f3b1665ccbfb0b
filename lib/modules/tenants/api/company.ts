import * as contract from '@/lib/modules/tenants/contract/company';
import { readCompany, updateCompany } from '@/lib/modules/tenants/service/company';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const readCompanyHandler = defineHandler(contract.readCompany, ({ tenant }) => readCompany(tenant));

export const updateCompanyHandler = defineHandler(contract.updateCompany, ({ tenant, body }) =>
  updateCompany(tenant, body),
);
