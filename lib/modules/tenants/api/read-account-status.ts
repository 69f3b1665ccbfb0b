import { readAccountStatus as contract } from '@/lib/modules/tenants/contract/read-account-status';
import { readAccountStatus } from '@/lib/modules/tenants/service/read-account-status';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const readAccountStatusHandler = defineHandler(contract, ({ tenant }) => readAccountStatus(tenant));
