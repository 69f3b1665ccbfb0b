import type { ApiHandler } from '@/lib/tenant-api/define-handler';
import { staffHandlers } from './api/staff-calls';
import { tenantHandlers } from './api/tenant-calls';
import type { ListTable } from './service/list-definition';

/** What answers this module's calls over these lists, which belong to modules above this one. ADR 0065. */
export function handlersOver(lists: ListTable): ApiHandler[] {
  return [...tenantHandlers(lists), ...staffHandlers(lists)];
}
