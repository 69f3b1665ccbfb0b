import { login } from '@/lib/modules/accounts/contract/login';
import { deviceOf } from '@/lib/modules/accounts/service/device-of';
import { login as openSession } from '@/lib/modules/accounts/service/login';
import { defineHandler } from '@/lib/tenant-api/define-handler';
import { presentUser } from './present-user';

export const loginHandler = defineHandler(login, async ({ body, visitor, request }) => {
  const device = deviceOf(request.headers.get('user-agent'));
  const { token, user } = await openSession({ ...body, visitor, device });
  return { token, user: presentUser(user) };
});
