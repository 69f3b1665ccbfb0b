import type { ApiHandler } from '@/lib/tenant-api/define-handler';
import { draftHandlers } from './api/drafts';

/** What answers this module's calls. The router orders them. */
export const handlers: readonly ApiHandler[] = draftHandlers;
