import type { CallPath } from '@/lib/contract/call-path';

// Method and path of each call, without schemas, so that a page can load them alone.
export const listClientsCall = { method: 'get', path: '/api/clients' } as const satisfies CallPath;
export const createClientCall = { method: 'post', path: '/api/clients' } as const satisfies CallPath;
export const readClientCall = { method: 'get', path: '/api/clients/{tenant}' } as const satisfies CallPath;
export const lockClientCall = {
  method: 'post',
  path: '/api/clients/{tenant}/lock',
} as const satisfies CallPath;
export const unlockClientCall = {
  method: 'post',
  path: '/api/clients/{tenant}/unlock',
} as const satisfies CallPath;
export const readClosingCall = {
  method: 'get',
  path: '/api/clients/{tenant}/closing',
} as const satisfies CallPath;
export const closeClientCall = {
  method: 'post',
  path: '/api/clients/{tenant}/close',
} as const satisfies CallPath;
export const reopenClientCall = {
  method: 'post',
  path: '/api/clients/{tenant}/reopen',
} as const satisfies CallPath;
export const openClientCall = {
  method: 'post',
  path: '/api/clients/{tenant}/open',
} as const satisfies CallPath;
export const endOpeningCall = {
  method: 'post',
  path: '/api/clients/{tenant}/end-opening',
} as const satisfies CallPath;
export const addClientNoteCall = {
  method: 'post',
  path: '/api/clients/{tenant}/notes',
} as const satisfies CallPath;
export const inviteAdminCall = {
  method: 'post',
  path: '/api/clients/{tenant}/invite-admin',
} as const satisfies CallPath;
export const verifyClientCall = {
  method: 'post',
  path: '/api/clients/{tenant}/verify',
} as const satisfies CallPath;
export const readAccountStatusCall = {
  method: 'get',
  path: '/api/{tenant}/standing',
} as const satisfies CallPath;
export const readCompanyCall = { method: 'get', path: '/api/{tenant}/company' } as const satisfies CallPath;
export const updateCompanyCall = {
  method: 'post',
  path: '/api/{tenant}/company/update',
} as const satisfies CallPath;
export const registerCall = { method: 'post', path: '/api/register' } as const satisfies CallPath;
