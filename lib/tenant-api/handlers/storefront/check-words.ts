import { checkWords } from '@/lib/contracts/storefront/check-words';
import { checkWords as check } from '@/lib/services/storefront/check-words';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const checkWordsHandler = defineHandler(checkWords, ({ tenant, params, body, visitor }) =>
  check(tenant, params.slug, body.texts, visitor),
);
