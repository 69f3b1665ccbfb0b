import type { ApiHandler } from '@/lib/tenant-api/define-handler';
import { listAuditHandler, listOwnAuditHandler, listPlatformAuditHandler } from './api/list-audit';

/** What answers this module's calls. The router orders them. */
export const handlers: readonly ApiHandler[] = [
  listAuditHandler,
  listPlatformAuditHandler,
  listOwnAuditHandler,
];
