import { getRequestConfig } from 'next-intl/server';
import { DEFAULT_LOCALE, isLocale, LOCALES, type Locale } from '@/lib/kernel/locales';
import { compileMessages, type MessageTree } from './compile-messages';

async function loadMessages(locale: Locale): Promise<MessageTree> {
  const entry = LOCALES.find((candidate) => candidate.code === locale) ?? LOCALES[0];
  const file = (await import(`../../messages/${entry.file}/index.ts`)) as { messages: MessageTree };
  return file.messages;
}

/** next-intl's request configuration: the `[locale]` segment decides; an explicit locale overrides it. D10. */
export default getRequestConfig(async ({ locale: chosen, requestLocale }) => {
  const asked = chosen ?? (await requestLocale);
  const locale = isLocale(asked) ? asked : DEFAULT_LOCALE;
  return { locale, messages: compileMessages(await loadMessages(locale)), timeZone: 'Europe/London' };
});
