import type { ApiHandler } from '@/lib/tenant-api/define-handler';
import { searchAllHandler, searchTenantHandler } from './api/search';

/** What answers this module's calls. The router orders them. */
export const handlers: readonly ApiHandler[] = [searchAllHandler, searchTenantHandler];
