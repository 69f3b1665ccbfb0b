import { createHash } from 'node:crypto';
import { getTranslations } from 'next-intl/server';
import { DEFAULT_LOCALE, isLocale } from '@/lib/kernel/locales';
import { offlinePage } from '@/lib/modules/site/rules/offline-page';
import { OFFLINE_PAGE } from '@/lib/modules/site/rules/offline-paths';

/** The offline page in the language that `?lang=` names, its address, and a version that changes with its content. S2.1-81 */
export async function readOfflinePage(
  request: Request,
): Promise<{ html: string; address: string; version: string }> {
  const asked = new URL(request.url).searchParams.get('lang');
  const locale = isLocale(asked) ? asked : DEFAULT_LOCALE;
  const t = await getTranslations({ locale, namespace: 'offlinePage' });
  const texts = { title: t('title'), text: t('text'), kept: t('kept'), retry: t('retry') };
  const html = offlinePage(locale, texts);
  const version = createHash('sha256').update(html).digest('hex').slice(0, 12);
  return { html, address: `${OFFLINE_PAGE}?lang=${locale}`, version };
}
