import { Plus, Store } from 'lucide-react';
import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { EventFilters } from '@/components/events/admin/event-filters';
import { eventsHref, type EventQuery } from '@/components/events/admin/event-query';
import { EventsTable } from '@/components/events/admin/events-table';
import { PageBody } from '@/components/admin/page-body';
import { PageHeader } from '@/components/admin/page-header';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { Pagination } from '@/components/ui/pagination';
import { ApiError } from '@/lib/client/api-error';
import { listAllEvents, listEvents, type EventPage } from '@/lib/modules/events/contract/list-events';
import { can } from '@/lib/permissions/permissions';
import { pickMessages } from '@/lib/intl/pick-messages';
import { requireLocale } from '@/lib/intl/require-locale';
import { requirePermission, type Visit } from '../actor';
import { pageCall } from '../page-call';
import { readClients } from '../read-clients';
import { readEventQuery, type SearchParams } from './read-query';

interface EventsPageProps {
  params: Promise<{ locale: string }>;
  searchParams: Promise<SearchParams>;
}

export async function generateMetadata({ params }: EventsPageProps): Promise<Metadata> {
  const t = await getTranslations({ locale: await requireLocale(params), namespace: 'events' });
  return { title: t('title') };
}

/** An invalid cursor is refused (422): redirect to the first page. */
function restart(query: EventQuery) {
  return (error: unknown): never => {
    if (error instanceof ApiError && error.status === 422 && query.cursor) redirect(eventsHref(query));
    throw error;
  };
}

/** One tenant's events, or all for staff, with the clients that staff can filter by. */
async function readPage(visit: Visit, query: EventQuery) {
  const { token, user, isStaff } = visit;
  const { tenant: narrowed, ...asked } = query;
  const own = isStaff ? narrowed : (user.tenant_id ?? undefined);
  const page: Promise<EventPage> =
    own === undefined
      ? pageCall(listAllEvents, { query: { ...asked }, token })
      : pageCall(listEvents, { params: { tenant: own }, query: { ...asked }, token });
  const [found, tenants] = await Promise.all([
    page.catch(restart(query)),
    isStaff ? readClients(token, narrowed ?? null) : null,
  ]);
  return { ...found, tenants };
}

async function NoEvents({ query, create }: { query: EventQuery; create: string | null }) {
  const t = await getTranslations('events');
  const narrowed = query.search ?? query.status ?? query.type ?? query.tenant ?? query.cursor;
  return (
    <EmptyState
      icon={<Store aria-hidden="true" />}
      title={narrowed ? t('noneFound') : t('empty')}
      action={
        narrowed ? (
          <LinkButton href="/events">{t('clear')}</LinkButton>
        ) : create ? (
          <LinkButton href={create} prefetch={false}>
            {t('create')}
          </LinkButton>
        ) : null
      }
    >
      {narrowed ? t('noneFoundText') : t('emptyText')}
    </EmptyState>
  );
}

/** The event list: a client's own; for staff those of all clients or the selected one (S2.2-2, D2-5). */
export default async function EventsPage({ params, searchParams }: EventsPageProps) {
  await requireLocale(params);
  const visit = await requirePermission('events.read');
  const query = readEventQuery(await searchParams, visit.isStaff);
  const [{ events, next_cursor: cursor, tenants }, t, messages] = await Promise.all([
    readPage(visit, query),
    getTranslations('events'),
    pickMessages(['admin', 'events']),
  ]);
  const create = can(visit.actor, 'events.create')
    ? `/events/create${query.tenant ? `?tenant=${query.tenant}` : ''}`
    : null;
  return (
    <PageBody>
      <PageHeader
        title={visit.isStaff ? t('staffTitle') : t('title')}
        detail={visit.isStaff ? t('staffLead') : t('lead')}
        actions={
          create ? (
            <LinkButton
              href={create}
              prefetch={false}
              icon={<Plus aria-hidden="true" className="size-4.5" />}
            >
              {t('create')}
            </LinkButton>
          ) : null
        }
      />
      <NextIntlClientProvider messages={messages}>
        <EventFilters query={query} tenants={tenants} />
        <div className="mt-4 grid gap-4 transition-opacity peer-aria-busy:opacity-60">
          {events.length > 0 ? (
            <EventsTable events={events} query={query} isStaff={visit.isStaff} />
          ) : (
            <NoEvents query={query} create={create} />
          )}
          <Pagination
            label={t('pages')}
            summary={t('shown', { count: events.length })}
            previousText={t('firstPage')}
            nextText={t('nextPage')}
            {...(query.cursor ? { previous: { href: eventsHref(query) } } : {})}
            {...(cursor ? { next: { href: eventsHref(query, { cursor }) } } : {})}
          />
        </div>
      </NextIntlClientProvider>
    </PageBody>
  );
}
