import type { ApiHandler } from '@/lib/tenant-api/define-handler';
import { privacyHandlers } from './api/privacy';

/** What answers this module's calls. The router orders them. */
export const handlers: readonly ApiHandler[] = privacyHandlers;
