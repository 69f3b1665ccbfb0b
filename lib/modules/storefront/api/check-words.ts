import { checkWords } from '@/lib/modules/storefront/contract/check-words';
import { checkWords as check } from '@/lib/modules/storefront/service/check-words';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const checkWordsHandler = defineHandler(checkWords, ({ tenant, params, body, visitor }) =>
  check(tenant, params.slug, body.texts, visitor),
);
