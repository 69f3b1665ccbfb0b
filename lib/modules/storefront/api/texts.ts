import { readTexts, saveTexts } from '@/lib/modules/storefront/contract/texts/texts';
import { readTexts as read } from '@/lib/modules/storefront/service/texts/read-texts';
import { saveTexts as save } from '@/lib/modules/storefront/service/texts/save-texts';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const readTextsHandler = defineHandler(readTexts, ({ tenant, params, query }) =>
  read(tenant, params.slug, query),
);

export const saveTextsHandler = defineHandler(saveTexts, ({ tenant, params, query, body }) =>
  save(tenant, params.slug, { query, update: body }),
);
