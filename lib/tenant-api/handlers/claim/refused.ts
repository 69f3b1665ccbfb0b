import { listRefused } from '@/lib/contracts/claim/list-refused';
import { listRefused as list } from '@/lib/services/claim/list-refused';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const listRefusedHandler = defineHandler(listRefused, ({ tenant, query }) => list(tenant, query));
