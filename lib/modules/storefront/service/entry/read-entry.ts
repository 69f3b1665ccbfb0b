import { notFound } from '@/lib/kernel/app-error';
import { DEFAULT_LOCALE, isLocale } from '@/lib/kernel/locales';
import { withTenantOnce } from '@/lib/db/with-tenant';
import { entryCookie } from '@/lib/modules/events/rules/entry-cookie';
import { isEntryPass } from '@/lib/modules/events/service/access/entry-pass';
import type { Entry } from '@/lib/modules/storefront/contract/entry';
import { readEntryLook } from '@/lib/modules/storefront/data/entry-look';
import { findEntered } from './find-entered';

/**
 * What a private store asks for, in its colours and fonts, and whether the caller's cookie opens it. Throws 404 for a store
 * that lets everybody in, for a draft, and for none. S3.5-11.
 */
export async function readEntry(slug: string, cookie: (name: string) => string | undefined): Promise<Entry> {
  const store = await findEntered(slug);
  const { tenantId, eventId, mode, defaultLanguage } = store;
  const look = await withTenantOnce({ tenantId, actor: 'shopper' }, (tx) =>
    readEntryLook(tx, { tenantId, eventId }),
  );
  if (!look) throw notFound();
  const { primary, secondary, tertiary, fontOne, fontTwo } = look;
  return {
    mode: mode === 'password' ? 'password' : 'email',
    entered: isEntryPass(store, cookie(entryCookie(eventId))),
    language: isLocale(defaultLanguage) ? defaultLanguage : DEFAULT_LOCALE,
    look: {
      primary,
      secondary,
      tertiary,
      heading_font: { name: fontOne.name, weight: fontOne.weight },
      text_font: { name: fontTwo.name, weight: fontTwo.weight },
    },
  };
}
