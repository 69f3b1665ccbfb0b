import type { CallPath } from '@/lib/contract/call-path';

// Method and path of each call, without schemas, so that a page can load them alone.
export const beginUploadCall = {
  method: 'post',
  path: '/api/{tenant}/{slug}/uploads',
} as const satisfies CallPath;
export const cutOutUploadCall = {
  method: 'post',
  path: '/api/{tenant}/{slug}/uploads/cut-out',
} as const satisfies CallPath;
export const finishUploadCall = {
  method: 'post',
  path: '/api/{tenant}/{slug}/uploads/{token}/finish',
} as const satisfies CallPath;
export const putUploadPartCall = {
  method: 'post',
  path: '/api/{tenant}/{slug}/uploads/{token}/parts/{part}',
} as const satisfies CallPath;
export const readFileCall = {
  method: 'get',
  path: '/api/{tenant}/files/{file}',
  bare: true,
} as const satisfies CallPath;
export const readTemporaryFileCall = {
  method: 'get',
  path: '/api/event-builder/files/{file}',
  bare: true,
} as const satisfies CallPath;
export const readUploadCall = {
  method: 'get',
  path: '/api/{tenant}/{slug}/uploads/{token}',
} as const satisfies CallPath;
export const listFilesCall = {
  method: 'get',
  path: '/api/{tenant}/files',
} as const satisfies CallPath;
export const readLibraryFileCall = {
  method: 'get',
  path: '/api/{tenant}/files/{file}/uses',
} as const satisfies CallPath;
export const renameFileCall = {
  method: 'post',
  path: '/api/{tenant}/files/{file}/rename',
} as const satisfies CallPath;
export const replaceFileCall = {
  method: 'post',
  path: '/api/{tenant}/files/{file}/replace',
} as const satisfies CallPath;
export const deleteFileCall = {
  method: 'post',
  path: '/api/{tenant}/files/{file}/delete',
} as const satisfies CallPath;
export const restoreFileCall = {
  method: 'post',
  path: '/api/{tenant}/files/{file}/restore',
} as const satisfies CallPath;

/** Pictures of a temporary store: the same calls as for a store, answered by the event builder. */
export const temporaryUploadCalls = {
  begin: { method: 'post', path: '/api/event-builder/uploads/{store}' },
  cutOut: { method: 'post', path: '/api/event-builder/uploads/{store}/cut-out' },
  finish: { method: 'post', path: '/api/event-builder/uploads/{store}/{token}/finish' },
  put: { method: 'post', path: '/api/event-builder/uploads/{store}/{token}/parts/{part}' },
  read: { method: 'get', path: '/api/event-builder/uploads/{store}/{token}' },
} as const satisfies Record<string, CallPath>;
