import type { ApiHandler } from '@/lib/tenant-api/define-handler';
import { fontLibraryHandler } from './api/font-library';
import { staffFontHandlers } from './api/staff-fonts';

/** What answers this module's calls. The router orders them. */
export const handlers: readonly ApiHandler[] = [fontLibraryHandler, ...staffFontHandlers];
