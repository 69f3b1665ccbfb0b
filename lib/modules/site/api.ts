import type { ApiHandler } from '@/lib/tenant-api/define-handler';
import { jobHandlers } from './api/background-jobs';
import { noticeHandlers } from './api/platform-notices';
import { publicConfigHandler } from './api/public-config';
import { writeToUsHandler } from './api/site-message';
import { switchHandlers } from './api/switches';
import { staffMessageHandlers } from './api/staff-messages';

/** What answers this module's calls. The router orders them. */
export const handlers: readonly ApiHandler[] = [
  publicConfigHandler,
  writeToUsHandler,
  ...staffMessageHandlers,
  ...jobHandlers,
  ...noticeHandlers,
  ...switchHandlers,
];
