import type { ApiHandler } from '@/lib/tenant-api/define-handler';
import { cloneEventHandler } from './api/clone-event';
import { createEventHandler } from './api/create-event';
import {
  checkSlugHandler,
  discardDraftHandler,
  finishDraftHandler,
  listDraftsHandler,
  makeDraftHandler,
  readDraftHandler,
  restoreDraftHandler,
  saveDraftHandler,
  wizardBlanksHandler,
} from './api/event-drafts';
import { moveAssetHandler } from './api/move-asset';
import {
  makeTemporaryStoreHandler,
  readTemporaryStoreHandler,
  saveTemporaryStoreHandler,
} from './api/temporary-stores';
import {
  beginTemporaryUploadHandler,
  cutOutTemporaryUploadHandler,
  finishTemporaryUploadHandler,
  putTemporaryUploadPartHandler,
  readTemporaryUploadHandler,
} from './api/temporary-uploads';

/** What answers this module's calls. The router orders them. */
export const handlers: readonly ApiHandler[] = [
  cloneEventHandler,
  createEventHandler,
  checkSlugHandler,
  discardDraftHandler,
  finishDraftHandler,
  listDraftsHandler,
  makeDraftHandler,
  readDraftHandler,
  restoreDraftHandler,
  saveDraftHandler,
  wizardBlanksHandler,
  moveAssetHandler,
  makeTemporaryStoreHandler,
  readTemporaryStoreHandler,
  saveTemporaryStoreHandler,
  beginTemporaryUploadHandler,
  cutOutTemporaryUploadHandler,
  finishTemporaryUploadHandler,
  putTemporaryUploadPartHandler,
  readTemporaryUploadHandler,
];
