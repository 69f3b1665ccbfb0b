import type { ApiHandler } from '@/lib/tenant-api/define-handler';
import {
  addClientNoteHandler,
  createClientHandler,
  inviteAdminHandler,
  listClientsHandler,
  lockClientHandler,
  readClientHandler,
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
  addClientNoteHandler,
  inviteAdminHandler,
  verifyClientHandler,
  readAccountStatusHandler,
  registerHandler,
  readCompanyHandler,
  updateCompanyHandler,
];
