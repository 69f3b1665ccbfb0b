import type { CallPath } from '@/lib/contract/call-path';

// Method and path of each call, without schemas, so that a page can load them alone.
export const csrfCookieCall = {
  method: 'get',
  path: '/api/csrf-cookie',
  bare: true,
} as const satisfies CallPath;
export const forgotPasswordCall = {
  method: 'post',
  path: '/api/forgot-password',
} as const satisfies CallPath;
export const getLangCall = { method: 'post', path: '/api/get-lang', bare: true } as const satisfies CallPath;
export const loginCall = { method: 'post', path: '/api/login', bare: true } as const satisfies CallPath;
export const logoutCall = { method: 'post', path: '/api/logout' } as const satisfies CallPath;
export const readUserCall = { method: 'get', path: '/api/user', bare: true } as const satisfies CallPath;
export const resendVerificationCall = {
  method: 'post',
  path: '/api/verify-email/resend',
} as const satisfies CallPath;
export const resetPasswordCall = { method: 'post', path: '/api/reset-password' } as const satisfies CallPath;
export const setLangCall = { method: 'post', path: '/api/set-lang', bare: true } as const satisfies CallPath;
export const verifyEmailCall = { method: 'post', path: '/api/verify-email' } as const satisfies CallPath;
