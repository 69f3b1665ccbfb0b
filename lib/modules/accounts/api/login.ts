import { login } from '@/lib/modules/accounts/contract/login';
import { login as openSession } from '@/lib/modules/accounts/service/login';
import { defineHandler } from '@/lib/tenant-api/define-handler';
import { presentUser } from './present-user';

export const loginHandler = defineHandler(login, async ({ body, visitor }) => {
  const { token, user } = await openSession({ ...body, visitor });
  return { token, user: presentUser(user) };
});
