import type { CallPath } from '@/lib/contract/call-path';

// Method and path of each call, without schemas, so that a page can load them alone.
export const broadcastingUserCall = {
  method: 'post',
  path: '/api/broadcasting/user',
  bare: true,
} as const satisfies CallPath;
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
export const readOwnAccountCall = { method: 'get', path: '/api/user/account' } as const satisfies CallPath;
export const updateProfileCall = { method: 'post', path: '/api/user/profile' } as const satisfies CallPath;
export const changePasswordCall = { method: 'post', path: '/api/user/password' } as const satisfies CallPath;
export const changeEmailCall = { method: 'post', path: '/api/user/email' } as const satisfies CallPath;
export const withdrawEmailCall = {
  method: 'post',
  path: '/api/user/email/withdraw',
} as const satisfies CallPath;
export const listSessionsCall = { method: 'get', path: '/api/user/sessions' } as const satisfies CallPath;
export const endSessionCall = {
  method: 'post',
  path: '/api/user/sessions/{session}/end',
} as const satisfies CallPath;
export const endOtherSessionsCall = {
  method: 'post',
  path: '/api/user/sessions/end-others',
} as const satisfies CallPath;
export const listNoticesCall = { method: 'get', path: '/api/user/notices' } as const satisfies CallPath;
export const chooseNoticeCall = { method: 'post', path: '/api/user/notices' } as const satisfies CallPath;
export const listStaffGrantsCall = { method: 'get', path: '/api/staff-grants' } as const satisfies CallPath;
export const setStaffGrantCall = {
  method: 'post',
  path: '/api/staff-grants/{permission}',
} as const satisfies CallPath;
export const readTwoFactorCall = { method: 'get', path: '/api/user/two-factor' } as const satisfies CallPath;
export const beginTwoFactorCall = {
  method: 'post',
  path: '/api/user/two-factor/begin',
} as const satisfies CallPath;
export const confirmTwoFactorCall = {
  method: 'post',
  path: '/api/user/two-factor/confirm',
} as const satisfies CallPath;
export const renewRecoveryCodesCall = {
  method: 'post',
  path: '/api/user/two-factor/recovery-codes',
} as const satisfies CallPath;
export const endTwoFactorCall = {
  method: 'post',
  path: '/api/user/two-factor/end',
} as const satisfies CallPath;
export const readPeopleRulesCall = {
  method: 'get',
  path: '/api/{tenant}/users/rules',
} as const satisfies CallPath;
export const setPeopleRulesCall = {
  method: 'post',
  path: '/api/{tenant}/users/rules',
} as const satisfies CallPath;
export const resetTwoFactorCall = {
  method: 'post',
  path: '/api/{tenant}/users/{person}/reset-two-factor',
} as const satisfies CallPath;
export const resetStaffTwoFactorCall = {
  method: 'post',
  path: '/api/staff-users/{person}/reset-two-factor',
} as const satisfies CallPath;
export const listPeopleCall = { method: 'get', path: '/api/{tenant}/users' } as const satisfies CallPath;
export const listStaffCall = { method: 'get', path: '/api/staff-users' } as const satisfies CallPath;
export const invitePersonCall = {
  method: 'post',
  path: '/api/{tenant}/users/invite',
} as const satisfies CallPath;
export const inviteStaffCall = {
  method: 'post',
  path: '/api/staff-users/invite',
} as const satisfies CallPath;
export const resendInvitationCall = {
  method: 'post',
  path: '/api/{tenant}/users/{person}/resend',
} as const satisfies CallPath;
export const resendStaffInvitationCall = {
  method: 'post',
  path: '/api/staff-users/{person}/resend',
} as const satisfies CallPath;
export const withdrawInvitationCall = {
  method: 'post',
  path: '/api/{tenant}/users/{person}/withdraw',
} as const satisfies CallPath;
export const withdrawStaffInvitationCall = {
  method: 'post',
  path: '/api/staff-users/{person}/withdraw',
} as const satisfies CallPath;
export const changeRoleCall = {
  method: 'post',
  path: '/api/{tenant}/users/{person}/role',
} as const satisfies CallPath;
export const changeStaffRoleCall = {
  method: 'post',
  path: '/api/staff-users/{person}/role',
} as const satisfies CallPath;
export const disablePersonCall = {
  method: 'post',
  path: '/api/{tenant}/users/{person}/disable',
} as const satisfies CallPath;
export const disableStaffCall = {
  method: 'post',
  path: '/api/staff-users/{person}/disable',
} as const satisfies CallPath;
export const enablePersonCall = {
  method: 'post',
  path: '/api/{tenant}/users/{person}/enable',
} as const satisfies CallPath;
export const enableStaffCall = {
  method: 'post',
  path: '/api/staff-users/{person}/enable',
} as const satisfies CallPath;
export const endPersonSessionsCall = {
  method: 'post',
  path: '/api/{tenant}/users/{person}/end-sessions',
} as const satisfies CallPath;
export const endStaffSessionsCall = {
  method: 'post',
  path: '/api/staff-users/{person}/end-sessions',
} as const satisfies CallPath;
export const removePersonCall = {
  method: 'post',
  path: '/api/{tenant}/users/{person}/remove',
} as const satisfies CallPath;
export const removeStaffCall = {
  method: 'post',
  path: '/api/staff-users/{person}/remove',
} as const satisfies CallPath;
export const restorePersonCall = {
  method: 'post',
  path: '/api/{tenant}/users/{person}/restore',
} as const satisfies CallPath;
export const restoreStaffCall = {
  method: 'post',
  path: '/api/staff-users/{person}/restore',
} as const satisfies CallPath;
export const readInvitationCall = { method: 'post', path: '/api/join/read' } as const satisfies CallPath;
export const acceptInvitationCall = { method: 'post', path: '/api/join' } as const satisfies CallPath;
