import { listFonts } from '@/lib/contracts/platform/font-library';
import { listFonts as list } from '@/lib/services/platform/list-fonts';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const fontLibraryHandler = defineHandler(listFonts, async () => list());
