import type { CallPath } from '@/lib/contract/call-path';

// Method and path of each call, without schemas, so that a page can load them alone.
export const cloneEventCall = {
  method: 'post',
  path: '/api/{tenant}/events/{slug}/clone',
} as const satisfies CallPath;
export const createEventCall = {
  method: 'post',
  path: '/api/{tenant}/events/create',
  bare: true,
} as const satisfies CallPath;
export const makeTemporaryStoreCall = {
  method: 'post',
  path: '/api/temporary-stores',
} as const satisfies CallPath;
export const moveAssetCall = {
  method: 'post',
  path: '/api/{tenant}/assets/move',
  bare: true,
} as const satisfies CallPath;
export const readTemporaryStoreCall = {
  method: 'get',
  path: '/api/temporary-stores/{token}',
} as const satisfies CallPath;
export const saveTemporaryStoreCall = {
  method: 'post',
  path: '/api/temporary-stores/{token}',
} as const satisfies CallPath;
export const listDraftsCall = {
  method: 'get',
  path: '/api/{tenant}/events/create/drafts',
} as const satisfies CallPath;
export const makeDraftCall = {
  method: 'post',
  path: '/api/{tenant}/events/create/drafts',
} as const satisfies CallPath;
export const readDraftCall = {
  method: 'get',
  path: '/api/{tenant}/events/create/drafts/{draft}',
} as const satisfies CallPath;
export const saveDraftCall = {
  method: 'post',
  path: '/api/{tenant}/events/create/drafts/{draft}',
} as const satisfies CallPath;
export const discardDraftCall = {
  method: 'post',
  path: '/api/{tenant}/events/create/drafts/{draft}/discard',
} as const satisfies CallPath;
export const restoreDraftCall = {
  method: 'post',
  path: '/api/{tenant}/events/create/drafts/{draft}/restore',
} as const satisfies CallPath;
export const finishDraftCall = {
  method: 'post',
  path: '/api/{tenant}/events/create/drafts/{draft}/finish',
} as const satisfies CallPath;
export const checkSlugCall = {
  method: 'get',
  path: '/api/{tenant}/events/create/slug',
} as const satisfies CallPath;
export const wizardBlanksCall = {
  method: 'get',
  path: '/api/{tenant}/events/create/offered-blanks',
} as const satisfies CallPath;
