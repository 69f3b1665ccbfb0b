import { listRefused } from '@/lib/modules/claims/contract/list-refused';
import { listRefused as list } from '@/lib/modules/claims/service/list-refused';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const listRefusedHandler = defineHandler(listRefused, ({ tenant, query }) => list(tenant, query));
