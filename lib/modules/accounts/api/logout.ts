import { logout } from '@/lib/modules/accounts/contract/logout';
import { logout as endSession } from '@/lib/modules/accounts/service/logout';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const logoutHandler = defineHandler(logout, async ({ user }) => {
  await endSession(user);
  return { logged_out: true as const };
});
