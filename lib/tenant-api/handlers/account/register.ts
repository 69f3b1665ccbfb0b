import { register as contract } from '@/lib/contracts/account/register';
import { register } from '@/lib/services/account/register';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const registerHandler = defineHandler(contract, ({ body, visitor }) => register(body, visitor));
