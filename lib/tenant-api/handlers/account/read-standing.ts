import { readStanding as contract } from '@/lib/contracts/account/read-standing';
import { readStanding } from '@/lib/services/account/read-standing';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const readStandingHandler = defineHandler(contract, ({ tenant }) => readStanding(tenant));
