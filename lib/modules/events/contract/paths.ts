import type { CallPath } from '@/lib/contract/call-path';

// Method and path of each call, without schemas, so that a page can load them alone.
export const listAllEventsCall = { method: 'get', path: '/api/events' } as const satisfies CallPath;
export const listEventsCall = { method: 'get', path: '/api/{tenant}/events' } as const satisfies CallPath;
export const readAnyEventCall = { method: 'get', path: '/api/events/{slug}' } as const satisfies CallPath;
export const readEmbedOriginsCall = {
  method: 'get',
  path: '/api/{tenant}/events/{slug}/embed-origins',
} as const satisfies CallPath;
export const readEventCall = {
  method: 'get',
  path: '/api/{tenant}/events/{slug}',
} as const satisfies CallPath;
export const readEventDetailsCall = {
  method: 'get',
  path: '/api/{tenant}/events/{slug}/details',
} as const satisfies CallPath;
export const readEventOverviewCall = {
  method: 'get',
  path: '/api/{tenant}/events/{slug}/overview',
} as const satisfies CallPath;
export const readRefusedWordsCall = {
  method: 'get',
  path: '/api/{tenant}/events/{slug}/refused-words',
} as const satisfies CallPath;
export const updateEmbedOriginsCall = {
  method: 'post',
  path: '/api/{tenant}/events/{slug}/embed-origins',
} as const satisfies CallPath;
export const updateRefusedWordsCall = {
  method: 'post',
  path: '/api/{tenant}/events/{slug}/refused-words',
} as const satisfies CallPath;
export const deleteEventCall = {
  method: 'post',
  path: '/api/{tenant}/events/{slug}/delete',
} as const satisfies CallPath;
export const lockEventCall = {
  method: 'post',
  path: '/api/{tenant}/events/{slug}/lock',
} as const satisfies CallPath;
export const renameEventCall = {
  method: 'post',
  path: '/api/{tenant}/events/{slug}/rename',
} as const satisfies CallPath;
export const restoreEventCall = {
  method: 'post',
  path: '/api/{tenant}/events/{slug}/restore',
} as const satisfies CallPath;
export const unlockEventCall = {
  method: 'post',
  path: '/api/{tenant}/events/{slug}/unlock',
} as const satisfies CallPath;
export const eventQrCall = {
  method: 'get',
  path: '/api/{tenant}/events/{slug}/qr',
  bare: true,
} as const satisfies CallPath;
export const updateEventDetailsCall = {
  method: 'post',
  path: '/api/{tenant}/events/{slug}/details',
} as const satisfies CallPath;
export const readAccessCall = {
  method: 'get',
  path: '/api/{tenant}/events/{slug}/access',
} as const satisfies CallPath;
export const updateAccessCall = {
  method: 'post',
  path: '/api/{tenant}/events/{slug}/access',
} as const satisfies CallPath;
export const listInvitedCall = {
  method: 'get',
  path: '/api/{tenant}/events/{slug}/access/invited',
} as const satisfies CallPath;
export const addInvitedCall = {
  method: 'post',
  path: '/api/{tenant}/events/{slug}/access/invited',
} as const satisfies CallPath;
export const removeInvitedCall = {
  method: 'post',
  path: '/api/{tenant}/events/{slug}/access/invited/remove',
} as const satisfies CallPath;
