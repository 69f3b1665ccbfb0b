import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { PageBody } from '@/components/admin/page-body';
import { EventHeading } from '@/components/events/admin/event-heading';
import { EventTabs } from '@/components/events/admin/event-tabs';
import { LockNotice } from '@/components/events/admin/lock-notice';
import { SeoScreen } from '@/components/storefront/admin/seo/seo-screen';
import { appEnv } from '@/lib/env/app';
import { pickMessages } from '@/lib/intl/pick-messages';
import { requireLocale } from '@/lib/intl/require-locale';
import { readConfiguration } from '@/lib/modules/storefront/contract/read';
import { readSeo } from '@/lib/modules/storefront/contract/texts/seo';
import { LISTED_TYPES } from '@/lib/modules/storefront/rules/seo/listed';
import { requirePermission } from '../../../actor';
import { whyReadOnly } from '../../../may-here';
import { pageCall } from '../../../page-call';
import { findEvent } from '../../find-event';
import { OpenFirstNotice } from '../../open-first';

interface SeoPageProps {
  params: Promise<{ locale: string; slug: string }>;
}

export async function generateMetadata({ params }: SeoPageProps): Promise<Metadata> {
  const t = await getTranslations({ locale: await requireLocale(params), namespace: 'eventSeo' });
  return { title: t('title') };
}

/** What search engines and messengers are told; read-only for roles that may not change it, or while locked (S2.2-44). */
export default async function SeoPage({ params }: SeoPageProps) {
  await requireLocale(params);
  const visit = await requirePermission('store_configuration.read');
  const { slug } = await params;
  const event = await findEvent(visit, slug);
  const place = { tenant: event.tenant_id, slug: event.slug };
  const input = { params: place, token: visit.token };
  const [seo, { store_colour_set: colours }, messages] = await Promise.all([
    pageCall(readSeo, input),
    pageCall(readConfiguration, input),
    pickMessages(['admin', 'eventSeo', 'savedEditor', 'ui', 'errors', 'forms']),
  ]);
  const role = whyReadOnly(visit, event.tenant_id, 'store_configuration.update');
  const { primary, secondary, tertiary } = colours;
  return (
    <PageBody>
      <EventHeading event={event} />
      <EventTabs event={event} current="seo" />
      <OpenFirstNotice visit={visit} event={event} />
      <LockNotice of={event} isStaff={visit.isStaff} />
      <NextIntlClientProvider messages={messages}>
        <SeoScreen
          place={place}
          first={seo}
          canBeListed={LISTED_TYPES.some((type) => type === event.event_type.type)}
          look={{
            address: `${new URL(appEnv().PUBLIC_URL).host}/${event.slug}`,
            colours: { primary, secondary, tertiary },
          }}
          readOnly={role ?? (seo.locked && !visit.isStaff ? 'locked' : null)}
        />
      </NextIntlClientProvider>
    </PageBody>
  );
}
