import { Plus } from 'lucide-react';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { LIST_MESSAGES } from '@/components/admin/list/list-messages';
import { ListPage } from '@/components/admin/list/list-page';
import type { ListState } from '@/components/admin/list/list-state';
import { loadPage } from '@/components/admin/list/load-page';
import { readList, type SearchParams } from '@/components/admin/list/read-list';
import { DraftsPanel } from '@/components/event-builder/admin/drafts-panel';
import { EventsList } from '@/components/events/admin/events-list';
import { LinkButton } from '@/components/ui/link-button';
import { tenantId } from '@/lib/contract/primitives';
import { listAllEvents, listEvents, type EventPage } from '@/lib/modules/events/contract/list-events';
import { can } from '@/lib/permissions/permissions';
import { pickMessages } from '@/lib/intl/pick-messages';
import { requireLocale } from '@/lib/intl/require-locale';
import { requirePermission, type Visit } from '../actor';
import { pageCall } from '../page-call';
import { readClients } from '../read-clients';
import { eventMayHere } from './event-may-here';
import { readDrafts } from './read-drafts';

/** For staff the URL also says whose events: then the tenant's own list is called. */
const EVENTS_QUERY = listAllEvents.query.extend({ tenant: tenantId.optional() });

interface EventsPageProps {
  params: Promise<{ locale: string }>;
  searchParams: Promise<SearchParams>;
}

export async function generateMetadata({ params }: EventsPageProps): Promise<Metadata> {
  const t = await getTranslations({ locale: await requireLocale(params), namespace: 'events' });
  return { title: t('title') };
}

interface EventsProps {
  visit: Visit;
  list: ListState;
  create: string | null;
}

/** One tenant's events, or all for staff, with the clients that staff can filter by. */
async function Events({ visit, list, create }: EventsProps) {
  const { token, user, isStaff } = visit;
  const { tenant: narrowed, ...query } = list.query;
  const own = isStaff ? narrowed : (user.tenant_id ?? undefined);
  const reading: Promise<EventPage> =
    own === undefined
      ? pageCall(listAllEvents, { query, token })
      : pageCall(listEvents, { params: { tenant: own }, query, token });
  const [page, tenants] = await Promise.all([
    loadPage(list, reading),
    isStaff ? readClients(token, narrowed ?? null) : null,
  ]);
  return (
    <EventsList
      list={list}
      page={page}
      tenants={tenants}
      create={create}
      tenant={isStaff ? null : user.tenant_id}
      mayOf={(tenant) => eventMayHere(visit, tenant)}
    />
  );
}

/** Where an event is made: for staff who look at one client's, that client's. D43-13 */
function createHref(tenant: string | undefined): string {
  return tenant === undefined ? '/events/create' : `/events/create?${new URLSearchParams({ tenant })}`;
}

/** The stores that the visitor has begun and not made yet. */
async function Drafts({ visit: { user, token } }: { visit: Visit }) {
  const tenant = user.tenant_id;
  if (!tenant) return null;
  return (
    <div className="mt-6 empty:hidden">
      <DraftsPanel tenant={tenant} drafts={await readDrafts({ tenant, token })} />
    </div>
  );
}

/** The event list: a client's own; for staff those of all clients or the selected one (S2.2-2, D2-5). */
export default async function EventsPage({ params, searchParams }: EventsPageProps) {
  await requireLocale(params);
  const visit = await requirePermission('events.read');
  const { isStaff } = visit;
  const list = readList(EVENTS_QUERY, {
    path: '/events',
    params: await searchParams,
    without: isStaff ? [] : ['tenant'],
  });
  const [t, messages] = await Promise.all([
    getTranslations('events'),
    pickMessages([...LIST_MESSAGES, 'events', 'eventWizard.drafts', 'launch']),
  ]);
  const create = can(visit.actor, 'events.create') ? createHref(list.query.tenant) : null;
  return (
    <ListPage
      title={isStaff ? t('staffTitle') : t('title')}
      detail={isStaff ? t('staffLead') : t('lead')}
      actions={
        create ? (
          <LinkButton href={create} prefetch={false} icon={<Plus aria-hidden="true" className="size-4.5" />}>
            {t('create')}
          </LinkButton>
        ) : null
      }
      messages={messages}
    >
      {create ? <Drafts visit={visit} /> : null}
      <Events visit={visit} list={list} create={create} />
    </ListPage>
  );
}
