import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { PageBody } from '@/components/admin/page-body';
import { PartAlert } from '@/components/admin/part-alert';
import { ClaimsViews } from '@/components/claims/admin/claims-views';
import { ForecastPanel } from '@/components/claims/admin/funnel/forecast-panel';
import { FunnelChoices } from '@/components/claims/admin/funnel/funnel-choices';
import { FunnelView } from '@/components/claims/admin/funnel/funnel-view';
import { EventHeading } from '@/components/events/admin/event-heading';
import { EventTabs } from '@/components/events/admin/event-tabs';
import { LiveRefresh } from '@/components/insights/admin/live-refresh';
import { pickMessages } from '@/lib/intl/pick-messages';
import { requireLocale } from '@/lib/intl/require-locale';
import { readForecast } from '@/lib/modules/claims/contract/forecast';
import { readFunnel } from '@/lib/modules/claims/contract/funnel';
import { can } from '@/lib/permissions/permissions';
import { requirePermission } from '../../../../actor';
import { partCall } from '../../../../part-call';
import { findEvent } from '../../../find-event';

/** Claims in a rush are one refresh; openings of the page, which nothing announces, come at the slower pace. */
const GATHER_MS = 3_000;
const EVERY_MS = 15_000;

interface FunnelPageProps {
  params: Promise<{ locale: string; slug: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata({ params }: FunnelPageProps): Promise<Metadata> {
  const t = await getTranslations({ locale: await requireLocale(params), namespace: 'claimFunnel' });
  return { title: t('title') };
}

/** How far people get on the way to a Promo event's gift, live, and how its claims will go on. D40-12 to D40-14. */
export default async function FunnelPage({ params, searchParams }: FunnelPageProps) {
  const locale = await requireLocale(params);
  const visit = await requirePermission('claims.read');
  const { slug } = await params;
  const event = await findEvent(visit, slug);
  if (event.event_type.type !== 'Promo') notFound();
  const place = { tenant: event.tenant_id, slug: event.slug };
  const { token, actor } = visit;
  const { days, by } = await searchParams;
  // What somebody has changed in the address is as if it were not there.
  const query = {
    days: readFunnel.query.shape.days.catch('30').parse(days),
    by: readFunnel.query.shape.by.catch('day').parse(by),
  };
  const [funnel, forecast, messages, t] = await Promise.all([
    partCall(readFunnel, { params: place, query, token }),
    partCall(readForecast, { params: place, token }),
    pickMessages(['admin', 'errors']),
    getTranslations({ locale, namespace: 'claimFunnel' }),
  ]);
  return (
    <PageBody>
      <NextIntlClientProvider messages={messages}>
        <LiveRefresh tenantIds={[place.tenant]} gatherMs={GATHER_MS} everyMs={EVERY_MS} />
        <EventHeading event={event} />
        <EventTabs event={event} current="claims" />
        <p className="mt-5 text-muted">{t('lead')}</p>
        <ClaimsViews slug={event.slug} current="funnel" refusals={can(actor, 'claims.read_refusals')} />
        <h2 className="sr-only">{t('title')}</h2>
        <div className="mt-5 grid gap-5">
          <FunnelChoices place={place} query={query} />
          {funnel.data ? (
            <FunnelView funnel={funnel.data} slug={event.slug} />
          ) : (
            <PartAlert failure={funnel.failure} title={t('failed')} />
          )}
          <ForecastPanel
            forecast={forecast.data}
            failed={
              forecast.failure ? <PartAlert failure={forecast.failure} title={t('forecast.failed')} /> : null
            }
          />
        </div>
      </NextIntlClientProvider>
    </PageBody>
  );
}
