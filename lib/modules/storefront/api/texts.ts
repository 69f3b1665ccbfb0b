import { readTexts, saveTexts } from '@/lib/modules/storefront/contract/texts/texts';
import { importTexts, textsFile } from '@/lib/modules/storefront/contract/texts/texts-file';
import { csvResponse } from '@/lib/modules/lists/service/csv-response';
import { exportTexts, importTexts as importFile } from '@/lib/modules/storefront/service/texts/texts-file';
import { readTexts as read } from '@/lib/modules/storefront/service/texts/read-texts';
import { saveTexts as save } from '@/lib/modules/storefront/service/texts/save-texts';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const readTextsHandler = defineHandler(readTexts, ({ tenant, params, query }) =>
  read(tenant, params.slug, query),
);

export const saveTextsHandler = defineHandler(saveTexts, ({ tenant, params, query, body }) =>
  save(tenant, params.slug, { query, update: body }),
);

export const textsFileHandler = defineHandler(textsFile, async ({ tenant, params, query, locale }) =>
  csvResponse(await exportTexts(tenant, params.slug, { language: query.language, locale })),
);

export const importTextsHandler = defineHandler(importTexts, ({ tenant, params, query, body }) =>
  importFile(tenant, params.slug, { language: query.language, bytes: body, dryRun: query.dry_run }),
);
