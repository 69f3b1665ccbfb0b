import { setLang } from '@/lib/modules/accounts/contract/set-lang';
import { setLanguage } from '@/lib/modules/accounts/service/set-language';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const setLangHandler = defineHandler(setLang, async ({ user, body }) => ({
  lang: await setLanguage(user.id, body.lang),
}));
