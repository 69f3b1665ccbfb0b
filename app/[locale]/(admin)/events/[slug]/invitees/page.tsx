import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { LIST_MESSAGES } from '@/components/admin/list/list-messages';
import { loadPage } from '@/components/admin/list/load-page';
import { readList, type SearchParams } from '@/components/admin/list/read-list';
import { PageBody } from '@/components/admin/page-body';
import { EventHeading } from '@/components/events/admin/event-heading';
import { EventTabs } from '@/components/events/admin/event-tabs';
import { LockNotice } from '@/components/events/admin/lock-notice';
import { InviteButton } from '@/components/size-collection/admin/invitees/invite-button';
import { InviteesScreen } from '@/components/size-collection/admin/invitees/invitees-screen';
import { pickMessages } from '@/lib/intl/pick-messages';
import { requireLocale } from '@/lib/intl/require-locale';
import { REGION_FACTS } from '@/lib/kernel/regions';
import { listInvitees } from '@/lib/modules/size-collection/contract/list-invitees';
import { can } from '@/lib/permissions/permissions';
import { requirePermission } from '../../../actor';
import { mayHere } from '../../../may-here';
import { pageCall } from '../../../page-call';
import { findEvent } from '../../find-event';
import { OpenFirstNotice } from '../../open-first';

interface InviteesPageProps {
  params: Promise<{ locale: string; slug: string }>;
  searchParams: Promise<SearchParams>;
}

export async function generateMetadata({ params }: InviteesPageProps): Promise<Metadata> {
  const t = await getTranslations({ locale: await requireLocale(params), namespace: 'inviteesPage' });
  return { title: t('title') };
}

/** Who is asked for a size in a Bulk event, and the place where they are invited. D4-22. */
export default async function InviteesPage({ params, searchParams }: InviteesPageProps) {
  const locale = await requireLocale(params);
  const visit = await requirePermission('orders.read');
  const { slug } = await params;
  const event = await findEvent(visit, slug);
  if (event.event_type.type !== 'Bulk') notFound();
  const place = { tenant: event.tenant_id, slug: event.slug };
  const list = readList(listInvitees.query, {
    path: `/events/${event.slug}/invitees`,
    params: await searchParams,
  });
  const [page, messages, t] = await Promise.all([
    loadPage(list, pageCall(listInvitees, { params: place, query: list.query, token: visit.token })),
    pickMessages([...LIST_MESSAGES, 'inviteesPage', 'ui']),
    getTranslations({ locale, namespace: 'inviteesPage' }),
  ]);
  const open = !event.locked || visit.isStaff;
  const may = {
    resend: open && can(visit.actor, 'orders.resend_mail'),
    change: open && mayHere(visit, event.tenant_id, 'events.update'),
  };
  return (
    <PageBody>
      <EventHeading event={event} />
      <EventTabs event={event} current="overview" />
      <OpenFirstNotice visit={visit} event={event} />
      <NextIntlClientProvider messages={messages}>
        <LockNotice of={event} isStaff={visit.isStaff} />
        <div className="mt-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <div>
            <h2 className="text-xl">{t('title')}</h2>
            <p className="text-muted">{t(event.status === 'Active' ? 'lead' : 'notOpen')}</p>
          </div>
          {may.change && event.status === 'Active' ? <InviteButton place={place} /> : null}
        </div>
        <InviteesScreen
          place={place}
          currency={REGION_FACTS[event.region].currency}
          may={may}
          list={list}
          page={page}
        />
      </NextIntlClientProvider>
    </PageBody>
  );
}
