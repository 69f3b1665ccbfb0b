import { readStanding as contract } from '@/lib/modules/accounts/contract/read-standing';
import { readStanding } from '@/lib/modules/tenants/service/read-account-status';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const readStandingHandler = defineHandler(contract, ({ tenant }) => readStanding(tenant));
