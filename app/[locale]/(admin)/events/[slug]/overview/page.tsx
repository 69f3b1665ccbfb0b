import { ExternalLink, Eye } from 'lucide-react';
import type { Metadata } from 'next';
import { NextIntlClientProvider, useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { Suspense } from 'react';
import type { EventMay } from '@/components/events/admin/acts/event-may';
import { EventMenu } from '@/components/events/admin/acts/event-menu';
import { EventLinks } from '@/components/events/admin/event-links';
import { EventState, EventStatusPill } from '@/components/events/admin/event-status-pill';
import { EventThumbnail } from '@/components/events/admin/event-thumbnail';
import { EventTabs } from '@/components/events/admin/event-tabs';
import { EventFigures } from '@/components/events/admin/event-figures';
import { TYPE_KEYS } from '@/components/events/admin/event-keys';
import { LockNotice } from '@/components/events/admin/lock-notice';
import { StatusPanel } from '@/components/events/admin/status-panel';
import { PageBody } from '@/components/admin/page-body';
import { PageHeader } from '@/components/admin/page-header';
import { Panel } from '@/components/admin/panel';
import { PartAlert } from '@/components/admin/part-alert';
import { publicStorePath } from '@/components/events/admin/public-store';
import { buttonClasses } from '@/components/ui/button-classes';
import { LaunchPanel } from '@/components/launch/admin/launch-panel';
import { EventAttention } from '@/components/insights/admin/event-attention';
import { Stages } from '@/components/insights/admin/stages';
import { readLaunchCheck } from '@/lib/modules/launch/contract/launch-check';
import { readEventInsights } from '@/lib/modules/insights/contract/event-insights';
import { readEventOverview, type EventOverview } from '@/lib/modules/events/contract/event-overview';
import { can } from '@/lib/permissions/permissions';
import { appEnv } from '@/lib/env/app';
import { pickMessages } from '@/lib/intl/pick-messages';
import { requireLocale } from '@/lib/intl/require-locale';
import { requirePermission, type Visit } from '../../../actor';
import { mayHere, whyReadOnly } from '../../../may-here';
import { pageCall } from '../../../page-call';
import { partCall } from '../../../part-call';
import { eventMayHere } from '../../event-may-here';
import { findEvent } from '../../find-event';
import { OpenFirstNotice } from '../../open-first';
import { SizesPanel, UnansweredPanel } from './sizes-panels';

interface OverviewPageProps {
  params: Promise<{ locale: string; slug: string }>;
}

export async function generateMetadata({ params }: OverviewPageProps): Promise<Metadata> {
  const t = await getTranslations({ locale: await requireLocale(params), namespace: 'events.overview' });
  return { title: t('title') };
}

function Heading({ overview, may }: { overview: EventOverview; may: EventMay }) {
  const t = useTranslations('events');
  const { event, preview } = overview;
  const path = publicStorePath(event) ?? preview.path;
  const isPublic = path !== preview.path;
  return (
    <PageHeader
      title={
        <span className="flex items-center gap-4">
          <EventThumbnail look={event.look} className="h-20 w-18 max-sm:hidden" />
          <span className="min-w-0 break-words">{event.name}</span>
        </span>
      }
      detail={
        <span className="flex flex-wrap items-center gap-3">
          {t(`types.${TYPE_KEYS[event.event_type.type]}.name`)}
          <EventState event={event} />
        </span>
      }
      actions={
        <>
          <a href={path} target="_blank" rel="noopener" className={buttonClasses('secondary', 'md')}>
            {isPublic ? (
              <ExternalLink aria-hidden="true" className="size-4.5" />
            ) : (
              <Eye aria-hidden="true" className="size-4.5" />
            )}
            <span>{isPublic ? t('overview.openStore') : t('overview.openPreview')}</span>
            <span className="sr-only">{t('overview.newTab')}</span>
          </a>
          <EventMenu event={event} may={may} place="event" />
        </>
      }
    />
  );
}

/** URL of the payout setup for roles that may use it (D3); for staff it names the client. */
function payoutsHref({ actor, isStaff }: Visit, { tenant_id: tenant }: { tenant_id: string }): string | null {
  if (!can(actor, 'billing.read')) return null;
  return `/settings/billing-account${isStaff ? `?${new URLSearchParams({ tenant })}` : ''}`;
}

/** The launch check draws designs, so the page does not wait for it. */
async function LaunchCheckOf({ visit, overview }: { visit: Visit; overview: EventOverview }) {
  const { event, preview } = overview;
  const params = { tenant: event.tenant_id, slug: event.slug };
  const { data: check, failure } = await partCall(readLaunchCheck, { params, token: visit.token });
  return (
    <LaunchPanel
      place={params}
      first={check}
      failure={failure}
      payoutsHref={payoutsHref(visit, event)}
      previewHref={event.status === 'Active' ? null : preview.path}
      // A Bulk event is one order of many items, which its client places.
      mayTest={mayHere(visit, params.tenant, 'events.update') && event.event_type.type !== 'Bulk'}
    />
  );
}

/** An event's overview: status, launch check, links, results (S2.2-17). */
export default async function OverviewPage({ params: address }: OverviewPageProps) {
  await requireLocale(address);
  const visit = await requirePermission('events.read');
  const event = await findEvent(visit, (await address).slug);
  const params = { tenant: event.tenant_id, slug: event.slug };
  const [overview, insights, t, messages] = await Promise.all([
    pageCall(readEventOverview, { params, token: visit.token }),
    // The page is of use without it.
    partCall(readEventInsights, { params, token: visit.token }),
    getTranslations('events.overview'),
    pickMessages(['admin', 'events', 'launch', 'errors', 'forms']),
  ]);
  const role = whyReadOnly(visit, event.tenant_id, 'events.set_status');
  const locked = overview.event.locked && !visit.isStaff ? ('locked' as const) : null;
  return (
    <PageBody>
      <NextIntlClientProvider messages={messages}>
        <Heading overview={overview} may={eventMayHere(visit, event.tenant_id)} />
        <EventTabs event={event} current="overview" />
        <OpenFirstNotice visit={visit} event={event} />
        <LockNotice of={overview.event} isStaff={visit.isStaff} />
        <EventFigures overview={overview} />
        <div className="mt-5 grid gap-5 lg:grid-cols-2 lg:items-start">
          <div className="grid gap-5">
            <Panel id="event-attention" title={t('attentionTitle')}>
              {insights.data ? (
                <EventAttention slug={event.slug} attention={insights.data.attention} />
              ) : (
                <PartAlert failure={insights.failure} title={t('attentionFailed')} />
              )}
            </Panel>
            {overview.invitees ? <SizesPanel place={params} token={visit.token} /> : null}
            <Panel id="launch-check" title={t('launchTitle')}>
              <Suspense fallback={<p className="text-muted">{t('launchLoading')}</p>}>
                <LaunchCheckOf visit={visit} overview={overview} />
              </Suspense>
            </Panel>
            {insights.data ? (
              <Panel id="event-stages" title={t('stagesTitle')}>
                <Stages counts={insights.data.orders_by_stage} />
              </Panel>
            ) : null}
          </div>
          <div className="grid gap-5">
            <Panel
              id="event-status"
              title={t('statusTitle')}
              aside={<EventStatusPill status={overview.event.status} />}
            >
              <StatusPanel event={overview.event} readOnly={role ?? locked} />
            </Panel>
            <Panel id="event-addresses" title={t('addressesTitle')}>
              <EventLinks overview={overview} origin={appEnv().PUBLIC_URL.replace(/\/+$/, '')} />
            </Panel>
            {overview.invitees?.invited ? <UnansweredPanel place={params} token={visit.token} /> : null}
          </div>
        </div>
      </NextIntlClientProvider>
    </PageBody>
  );
}
