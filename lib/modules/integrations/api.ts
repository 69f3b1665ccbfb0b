import type { ApiHandler } from '@/lib/tenant-api/define-handler';
import { tokenHandlers } from './api/tokens';
import { webhookHandlers } from './api/webhooks';

/** What answers this module's calls. The router orders them. */
export const handlers: readonly ApiHandler[] = [...tokenHandlers, ...webhookHandlers];
