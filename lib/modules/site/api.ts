import type { ApiHandler } from '@/lib/tenant-api/define-handler';
import { publicConfigHandler } from './api/public-config';

/** What answers this module's calls. The router orders them. */
export const handlers: readonly ApiHandler[] = [publicConfigHandler];
