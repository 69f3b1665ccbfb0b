import type { ApiHandler } from '@/lib/tenant-api/define-handler';
import {
  addClientNoteHandler,
  closeClientHandler,
  createClientHandler,
  endOpeningHandler,
  inviteAdminHandler,
  listClientsHandler,
  lockClientHandler,
  openClientHandler,
  readClientHandler,
  readClosingHandler,
  reopenClientHandler,
  unlockClientHandler,
  verifyClientHandler,
} from './api/clients';
import { readCompanyHandler, updateCompanyHandler } from './api/company';
import { readAccountStatusHandler } from './api/read-account-status';
import { registerHandler } from './api/register';

/** What answers this module's calls. The router orders them. */
export const handlers: readonly ApiHandler[] = [
  listClientsHandler,
  createClientHandler,
  readClientHandler,
  lockClientHandler,
  unlockClientHandler,
  readClosingHandler,
  closeClientHandler,
  reopenClientHandler,
  openClientHandler,
  endOpeningHandler,
  addClientNoteHandler,
  inviteAdminHandler,
  verifyClientHandler,
  readAccountStatusHandler,
  registerHandler,
  readCompanyHandler,
  updateCompanyHandler,
];
