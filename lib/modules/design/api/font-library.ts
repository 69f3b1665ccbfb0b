import { listFonts } from '@/lib/modules/design/contract/font-library';
import { listFonts as list } from '@/lib/modules/design/service/list-fonts';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const fontLibraryHandler = defineHandler(listFonts, async () => list());
