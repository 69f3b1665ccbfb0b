import type { ApiHandler } from '@/lib/tenant-api/define-handler';
import { broadcastingUserHandler } from './api/broadcasting-user';
import { csrfCookieHandler } from './api/csrf-cookie';
import { getLangHandler } from './api/get-lang';
import { loginHandler } from './api/login';
import { logoutHandler } from './api/logout';
import { ownAccountHandlers } from './api/own-account';
import { noticeHandlers } from './api/notices';
import { joinHandlers } from './api/join';
import { peopleHandlers } from './api/people';
import { ownSessionHandlers } from './api/own-sessions';
import { forgotPasswordHandler, resetPasswordHandler } from './api/reset-password';
import { staffGrantHandlers } from './api/staff-grants';
import { setLangHandler } from './api/set-lang';
import { twoFactorHandlers } from './api/two-factor';
import { userHandler } from './api/user';
import { resendVerificationHandler, verifyEmailHandler } from './api/verify-email';

/** What answers this module's calls. The router orders them. */
export const handlers: readonly ApiHandler[] = [
  broadcastingUserHandler,
  csrfCookieHandler,
  getLangHandler,
  loginHandler,
  logoutHandler,
  forgotPasswordHandler,
  resetPasswordHandler,
  setLangHandler,
  userHandler,
  resendVerificationHandler,
  verifyEmailHandler,
  ...ownAccountHandlers,
  ...ownSessionHandlers,
  ...noticeHandlers,
  ...peopleHandlers,
  ...joinHandlers,
  ...staffGrantHandlers,
  ...twoFactorHandlers,
];
