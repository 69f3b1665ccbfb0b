import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { PageBody } from '@/components/admin/page-body';
import { EventTabs } from '@/components/events/admin/event-tabs';
import { LockNotice } from '@/components/events/admin/lock-notice';
import { BrandingEditor } from '@/components/storefront/admin/branding/branding-editor';
import { StoreHeading } from '@/components/storefront/admin/store-heading';
import { UnreadStore } from '@/components/storefront/admin/unread-store';
import { FILE_CHOICE_MESSAGES } from '@/components/uploads/admin/choice/choice-messages';
import { FontFaces } from '@/components/ui/font-faces';
import { webFontFaces } from '@/lib/files/fonts/web-font-faces';
import { pickMessages } from '@/lib/intl/pick-messages';
import { requireLocale } from '@/lib/intl/require-locale';
import { libraryFaces } from '@/lib/modules/storefront/rules/theme/web-fonts';
import { requirePermission } from '../../../actor';
import { whyReadOnly } from '../../../may-here';
import { findEvent } from '../../find-event';
import { OpenFirstNotice } from '../../open-first';
import { readStore } from '../../read-store';

interface BrandingPageProps {
  params: Promise<{ locale: string; slug: string }>;
}

export async function generateMetadata({ params }: BrandingPageProps): Promise<Metadata> {
  const locale = await requireLocale(params);
  const t = await getTranslations({ locale, namespace: 'storeConfiguration.branding' });
  return { title: t('title') };
}

/** A store's branding; read-only for staff, for roles that may not change it, or while locked (D3, D5). */
export default async function BrandingPage({ params }: BrandingPageProps) {
  const locale = await requireLocale(params);
  const visit = await requirePermission('store_configuration.read');
  const { slug } = await params;
  const event = await findEvent(visit, slug);
  const [read, messages, t] = await Promise.all([
    readStore(event, visit.token),
    pickMessages([
      ...FILE_CHOICE_MESSAGES,
      'admin',
      'savedEditor',
      'storeConfiguration',
      'ui',
      'errors',
      'forms',
    ]),
    getTranslations({ locale, namespace: 'storeConfiguration.branding' }),
  ]);
  const store = { tenant: event.tenant_id, slug: event.slug };
  const role = whyReadOnly(visit, event.tenant_id, 'store_configuration.update');
  const locked = 'configuration' in read && read.configuration.locked ? 'locked' : null;
  const isOpen = event.status === 'Active';
  return (
    <PageBody>
      <FontFaces name="library" css={webFontFaces(libraryFaces())} />
      <StoreHeading event={event} title={t('title')} />
      <EventTabs event={event} current="branding" />
      <OpenFirstNotice visit={visit} event={event} />
      <LockNotice of={event} isStaff={visit.isStaff} />
      <NextIntlClientProvider messages={messages}>
        {'failure' in read ? (
          <UnreadStore store={store} failure={read.failure} readOnly={role} page="branding" />
        ) : (
          <BrandingEditor
            store={store}
            first={read.configuration}
            readOnly={role ?? locked}
            isOpen={isOpen}
          />
        )}
      </NextIntlClientProvider>
    </PageBody>
  );
}
