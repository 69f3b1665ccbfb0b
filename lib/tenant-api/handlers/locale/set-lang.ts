import { setLang } from '@/lib/contracts/locale/set-lang';
import { setLanguage } from '@/lib/services/auth/set-language';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const setLangHandler = defineHandler(setLang, async ({ user, body }) => ({
  lang: await setLanguage(user.id, body.lang),
}));
