import type { ApiHandler } from './define-handler';
import { csrfCookieHandler } from './handlers/auth/csrf-cookie';
import { loginHandler } from './handlers/auth/login';
import { logoutHandler } from './handlers/auth/logout';
import { userHandler } from './handlers/auth/user';
import { getLangHandler } from './handlers/locale/get-lang';
import { setLangHandler } from './handlers/locale/set-lang';
import { readOnboardingHandler, resetOnboardingHandler } from './handlers/onboarding/shop-platform';
import { publicConfigHandler } from './handlers/platform/public-config';
import { broadcastingAuthHandler } from './handlers/realtime/broadcasting-auth';

/** Paths whose segments are all fixed. */
const FIXED: readonly ApiHandler[] = [
  csrfCookieHandler,
  loginHandler,
  logoutHandler,
  userHandler,
  getLangHandler,
  setLangHandler,
  broadcastingAuthHandler,
  publicConfigHandler,
];

/** Paths with parameters; of two that could match the same path, the one with more fixed segments stands first. */
const PARAMETRIC: readonly ApiHandler[] = [readOnboardingHandler, resetOnboardingHandler];

/** Every call the tenant API answers. Fixed segments stand before parameters, so that `/api/orders` is no tenant. */
export const HANDLERS: readonly ApiHandler[] = [...FIXED, ...PARAMETRIC];
