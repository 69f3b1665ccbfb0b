import type { ApiHandler } from '@/lib/tenant-api/define-handler';
import { readFileHandler, readTemporaryFileHandler } from './api/read-file';
import {
  deleteFileHandler,
  listFilesHandler,
  readLibraryFileHandler,
  renameFileHandler,
  replaceFileHandler,
  restoreFileHandler,
} from './api/library';
import {
  beginUploadHandler,
  cutOutUploadHandler,
  finishUploadHandler,
  putUploadPartHandler,
  readUploadHandler,
} from './api/store-uploads';

/** What answers this module's calls. The router orders them. */
export const handlers: readonly ApiHandler[] = [
  readFileHandler,
  readTemporaryFileHandler,
  beginUploadHandler,
  cutOutUploadHandler,
  finishUploadHandler,
  putUploadPartHandler,
  readUploadHandler,
  deleteFileHandler,
  listFilesHandler,
  readLibraryFileHandler,
  renameFileHandler,
  replaceFileHandler,
  restoreFileHandler,
];
