import type { ApiHandler } from '@/lib/tenant-api/define-handler';
import { fontLibraryHandler } from './api/font-library';

/** What answers this module's calls. The router orders them. */
export const handlers: readonly ApiHandler[] = [fontLibraryHandler];
