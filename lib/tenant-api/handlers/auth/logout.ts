import { logout } from '@/lib/contracts/auth/logout';
import { logout as endSession } from '@/lib/services/auth/logout';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const logoutHandler = defineHandler(logout, async ({ user }) => {
  await endSession(user);
  return { logged_out: true as const };
});
