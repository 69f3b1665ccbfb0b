import { register as contract } from '@/lib/modules/tenants/contract/register';
import { register } from '@/lib/modules/tenants/service/register';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const registerHandler = defineHandler(contract, ({ body, visitor }) => register(body, visitor));
