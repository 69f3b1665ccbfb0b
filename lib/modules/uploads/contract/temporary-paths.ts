import type { CallPath } from '@/lib/contract/call-path';

// Pictures of a temporary store: the same calls as for a store, answered by the event builder.
export const beginTemporaryUploadCall = {
  method: 'post',
  path: '/api/event-builder/uploads/{store}',
} as const satisfies CallPath;
export const cutOutTemporaryUploadCall = {
  method: 'post',
  path: '/api/event-builder/uploads/{store}/cut-out',
} as const satisfies CallPath;
export const finishTemporaryUploadCall = {
  method: 'post',
  path: '/api/event-builder/uploads/{store}/{token}/finish',
} as const satisfies CallPath;
export const putTemporaryUploadPartCall = {
  method: 'post',
  path: '/api/event-builder/uploads/{store}/{token}/parts/{part}',
} as const satisfies CallPath;
export const readTemporaryUploadCall = {
  method: 'get',
  path: '/api/event-builder/uploads/{store}/{token}',
} as const satisfies CallPath;
