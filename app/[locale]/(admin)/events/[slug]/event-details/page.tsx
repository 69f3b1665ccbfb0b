import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { PageBody } from '@/components/admin/page-body';
import { AccessPanel } from '@/components/events/admin/access/access-panel';
import { DetailsForm } from '@/components/events/admin/details/details-form';
import { Elsewhere } from '@/components/events/admin/details/elsewhere';
import { LazyOrigins } from '@/components/events/admin/details/lazy-origins';
import { EventHeading } from '@/components/events/admin/event-heading';
import { EventTabs } from '@/components/events/admin/event-tabs';
import { LockNotice } from '@/components/events/admin/lock-notice';
import { countryChoices } from '@/lib/address/delivery-choices';
import { pickMessages } from '@/lib/intl/pick-messages';
import { requireLocale } from '@/lib/intl/require-locale';
import { readAccess } from '@/lib/modules/events/contract/event-access';
import { readEmbedOrigins } from '@/lib/modules/events/contract/embed-origins';
import { readEventDetails } from '@/lib/modules/events/contract/event-details';
import { requirePermission } from '../../../actor';
import { whyReadOnly } from '../../../may-here';
import { pageCall } from '../../../page-call';
import { findEvent } from '../../find-event';
import { OpenFirstNotice } from '../../open-first';

interface DetailsPageProps {
  params: Promise<{ locale: string; slug: string }>;
}

export async function generateMetadata({ params }: DetailsPageProps): Promise<Metadata> {
  const t = await getTranslations({ locale: await requireLocale(params), namespace: 'eventDetails' });
  return { title: t('title') };
}

/** An event's settings; read-only for roles that may not change them, or while locked (S2.2-17, D3, D5). */
export default async function DetailsPage({ params }: DetailsPageProps) {
  const locale = await requireLocale(params);
  const visit = await requirePermission('events.read');
  const { slug } = await params;
  const event = await findEvent(visit, slug);
  const place = { tenant: event.tenant_id, slug: event.slug };
  const input = { params: place, token: visit.token };
  const [details, access, { origins }, messages] = await Promise.all([
    pageCall(readEventDetails, input),
    pageCall(readAccess, input),
    pageCall(readEmbedOrigins, input),
    pickMessages(['admin', 'eventAccess', 'eventDetails', 'events', 'savedEditor', 'ui', 'errors', 'forms']),
  ]);
  const countries = countryChoices([], locale).map(({ iso2, label }) => ({ value: iso2, label }));
  const role = whyReadOnly(visit, event.tenant_id, 'events.update');
  const locked = details.locked && !visit.isStaff ? ('locked' as const) : null;
  const readOnly = role ?? locked;
  return (
    <PageBody>
      <EventHeading event={event} />
      <EventTabs event={event} current="event-details" />
      <OpenFirstNotice visit={visit} event={event} />
      <LockNotice of={event} isStaff={visit.isStaff} />
      <Elsewhere slug={event.slug} />
      <NextIntlClientProvider messages={messages}>
        <DetailsForm place={place} first={details} countries={countries} readOnly={readOnly} />
        <div className="mt-6">
          <AccessPanel place={place} first={access} disabled={readOnly !== null} />
        </div>
        {event.event_type.type === 'Store' ? null : (
          <div className="mt-6">
            <LazyOrigins place={place} first={origins} disabled={readOnly !== null} />
          </div>
        )}
      </NextIntlClientProvider>
    </PageBody>
  );
}
