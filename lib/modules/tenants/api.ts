import type { ApiHandler } from '@/lib/tenant-api/define-handler';
import {
  createClientHandler,
  inviteAdminHandler,
  listClientsHandler,
  verifyClientHandler,
} from './api/clients';
import { readCompanyHandler, updateCompanyHandler } from './api/company';
import { readAccountStatusHandler } from './api/read-account-status';
import { registerHandler } from './api/register';

/** What answers this module's calls. The router orders them. */
export const handlers: readonly ApiHandler[] = [
  listClientsHandler,
  createClientHandler,
  inviteAdminHandler,
  verifyClientHandler,
  readAccountStatusHandler,
  registerHandler,
  readCompanyHandler,
  updateCompanyHandler,
];
