import type { ApiHandler } from '@/lib/tenant-api/define-handler';
import { caseHandlers } from './api/cases';
import { linkedCaseHandlers } from './api/linked-cases';
import { replacementHandlers } from './api/replacements';

/** What answers this module's calls. The router orders them. */
export const handlers: readonly ApiHandler[] = [
  ...linkedCaseHandlers,
  ...caseHandlers,
  ...replacementHandlers,
];
