import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { PageBody } from '@/components/admin/page-body';
import { EventHeading } from '@/components/events/admin/event-heading';
import { EventTabs } from '@/components/events/admin/event-tabs';
import { EventFulfillersView } from '@/components/fulfilment/admin/event-fulfillers';
import { pickMessages } from '@/lib/intl/pick-messages';
import { requireLocale } from '@/lib/intl/require-locale';
import { listEventFulfillers } from '@/lib/modules/fulfilment/contract/fulfillers/event-fulfillers';
import { requirePermission } from '../../../../actor';
import { mayHere } from '../../../../may-here';
import { pageCall } from '../../../../page-call';
import { findEvent } from '../../../find-event';
import { OpenFirstNotice } from '../../../open-first';

interface EventFulfillersPageProps {
  params: Promise<{ locale: string; slug: string }>;
}

export async function generateMetadata({ params }: EventFulfillersPageProps): Promise<Metadata> {
  const t = await getTranslations({ locale: await requireLocale(params), namespace: 'eventFulfillers' });
  return { title: t('title') };
}

/** The printers that serve an event, preferred or excluded by its client; staff only look (S2.2-18, S2.2-112). */
export default async function EventFulfillersPage({ params }: EventFulfillersPageProps) {
  await requireLocale(params);
  const visit = await requirePermission('events.read');
  const { slug } = await params;
  const event = await findEvent(visit, slug);
  const place = { tenant: event.tenant_id, slug: event.slug };
  const [serving, t, messages] = await Promise.all([
    pageCall(listEventFulfillers, { params: place, token: visit.token }),
    getTranslations('eventFulfillers'),
    pickMessages(['eventFulfillers', 'eventProducts.blanks', 'ui', 'forms', 'errors']),
  ]);
  const mayChoose = mayHere(visit, event.tenant_id, 'events.choose_fulfillers');
  const role = mayChoose ? null : visit.isStaff ? ('staff' as const) : ('role' as const);
  const locked = event.locked && !visit.isStaff ? ('locked' as const) : null;
  return (
    <PageBody>
      <EventHeading event={event} />
      <EventTabs event={event} current="event-details" />
      <OpenFirstNotice visit={visit} event={event} />
      <h2 className="mt-6 text-xl">{t('title')}</h2>
      <p className="mt-1 text-muted">{t('lead')}</p>
      <NextIntlClientProvider messages={messages}>
        <EventFulfillersView event={place} serving={serving} readOnly={role ?? locked} />
      </NextIntlClientProvider>
    </PageBody>
  );
}
