import type { CallPath } from '@/lib/contract/call-path';

// Method and path of each call, without schemas, so that a page can load them alone.
export const answerInvitationCall = {
  method: 'post',
  path: '/api/invitation/{token}',
} as const satisfies CallPath;
export const invitePeopleCall = {
  method: 'post',
  path: '/api/{tenant}/events/{slug}/invitees',
} as const satisfies CallPath;
export const listInviteesCall = {
  method: 'get',
  path: '/api/{tenant}/events/{slug}/invitees',
} as const satisfies CallPath;
export const readInvitationCall = {
  method: 'get',
  path: '/api/invitation/{token}',
} as const satisfies CallPath;
export const readSizesCall = {
  method: 'get',
  path: '/api/{tenant}/events/{slug}/sizes',
} as const satisfies CallPath;
export const removeInviteeCall = {
  method: 'post',
  path: '/api/{tenant}/events/{slug}/invitees/{invitee}/remove',
} as const satisfies CallPath;
export const stopMailsCall = {
  method: 'post',
  path: '/api/invitation/{token}/unsubscribe',
} as const satisfies CallPath;
export const remindInviteesCall = {
  method: 'post',
  path: '/api/{tenant}/events/{slug}/invitees/remind',
} as const satisfies CallPath;
export const resendInvitationCall = {
  method: 'post',
  path: '/api/{tenant}/events/{slug}/invitees/{invitee}/resend',
} as const satisfies CallPath;
