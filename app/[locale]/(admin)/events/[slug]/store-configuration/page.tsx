import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { LockNotice } from '@/components/events/admin/lock-notice';
import { EventTabs } from '@/components/events/admin/event-tabs';
import { PageBody } from '@/components/admin/page-body';
import { StoreEditor } from '@/components/storefront/admin/store-editor';
import { StoreHeading } from '@/components/storefront/admin/store-heading';
import { UnreadStore } from '@/components/storefront/admin/unread-store';
import { FILE_CHOICE_MESSAGES } from '@/components/uploads/admin/choice/choice-messages';
import { FontFaces } from '@/components/ui/font-faces';
import { libraryFaces } from '@/lib/modules/storefront/rules/theme/web-fonts';
import { webFontFaces } from '@/lib/files/fonts/web-font-faces';
import { pickMessages } from '@/lib/intl/pick-messages';
import { requireLocale } from '@/lib/intl/require-locale';
import type { Locale } from '@/lib/kernel/locales';
import { isPaletteId } from '@/lib/modules/storefront/rules/looks';
import type { NamedPalette } from '@/lib/modules/storefront/rules/palettes';
import { requirePermission } from '../../../actor';
import { whyReadOnly } from '../../../may-here';
import { findEvent } from '../../find-event';
import { OpenFirstNotice } from '../../open-first';
import { readStore } from '../../read-store';

interface ConfigurationPageProps {
  params: Promise<{ locale: string; slug: string }>;
}

export async function generateMetadata({ params }: ConfigurationPageProps): Promise<Metadata> {
  const t = await getTranslations({ locale: await requireLocale(params), namespace: 'storeConfiguration' });
  return { title: t('title') };
}

/** The platform's palettes by their names in the reader's language. S2.2-328 */
async function namedPalettes(locale: Locale): Promise<NamedPalette[]> {
  const [{ offeredPalettes }, t] = await Promise.all([
    // Loaded on use: what keeps the palettes is no part of the page.
    import('@/lib/modules/storefront/service/palettes/read-palettes'),
    getTranslations({ locale, namespace: 'eventBuilder.look.palette' }),
  ]);
  const nameOf = (id: string) => (isPaletteId(id) ? t(id) : id);
  return (await offeredPalettes(locale)).map((one) => ({ ...one, name: one.name ?? nameOf(one.id) }));
}

/** A store's design and texts; read-only for roles that may not change them, or while locked (D3, D5). */
export default async function ConfigurationPage({ params }: ConfigurationPageProps) {
  const locale = await requireLocale(params);
  const visit = await requirePermission('store_configuration.read');
  const { slug } = await params;
  const event = await findEvent(visit, slug);
  const [read, palettes, messages] = await Promise.all([
    readStore(event, visit.token),
    namedPalettes(locale),
    pickMessages([
      ...FILE_CHOICE_MESSAGES,
      'admin',
      'savedEditor',
      'storeConfiguration',
      'ui',
      'errors',
      'forms',
    ]),
  ]);
  const store = { tenant: event.tenant_id, slug: event.slug };
  const role = whyReadOnly(visit, event.tenant_id, 'store_configuration.update');
  const locked = 'configuration' in read && read.configuration.locked && !visit.isStaff ? 'locked' : null;
  return (
    <PageBody>
      <FontFaces name="library" css={webFontFaces(libraryFaces())} />
      <StoreHeading event={event} plainForm />
      <EventTabs event={event} current="store-configuration" />
      <OpenFirstNotice visit={visit} event={event} />
      <LockNotice of={event} isStaff={visit.isStaff} />
      <NextIntlClientProvider messages={messages}>
        {'failure' in read ? (
          <UnreadStore store={store} failure={read.failure} readOnly={role} palettes={palettes} />
        ) : (
          <StoreEditor
            store={store}
            first={read.configuration}
            palettes={palettes}
            readOnly={role ?? locked}
          />
        )}
      </NextIntlClientProvider>
    </PageBody>
  );
}
