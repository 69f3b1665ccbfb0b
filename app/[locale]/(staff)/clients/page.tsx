import { Building2 } from 'lucide-react';
import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { PageBody } from '@/components/admin/page-body';
import { PageHeader } from '@/components/admin/page-header';
import { ClientFilters } from '@/components/tenants/staff/client-filters';
import { clientsHref, type ClientQuery } from '@/components/tenants/staff/client-query';
import { ClientsTable } from '@/components/tenants/staff/clients-table';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { Pagination } from '@/components/ui/pagination';
import { ApiError } from '@/lib/client/api-error';
import { clientListQuery, listClients } from '@/lib/modules/tenants/contract/list-clients';
import { can } from '@/lib/permissions/permissions';
import { pickMessages } from '@/lib/intl/pick-messages';
import { requireLocale } from '@/lib/intl/require-locale';
import { requirePermission } from '../../(admin)/actor';
import { pageCall } from '../../(admin)/page-call';

interface ClientsPageProps {
  params: Promise<{ locale: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata({ params }: ClientsPageProps): Promise<Metadata> {
  const t = await getTranslations({ locale: await requireLocale(params), namespace: 'clients' });
  return { title: t('title') };
}

/** Reads the URL's filters; values that the contract would refuse are ignored. */
function readQuery(params: Record<string, string | string[] | undefined>): ClientQuery {
  const query: ClientQuery = {};
  const { search, status, sort, cursor } = clientListQuery.shape;
  const [found, state, order, place] = [
    search.safeParse(params['search']),
    status.safeParse(params['status']),
    sort.safeParse(params['sort']),
    cursor.safeParse(params['cursor']),
  ];
  if (found.data) query.search = found.data;
  if (state.data) query.status = state.data;
  if (order.data === 'created_at') query.sort = order.data;
  if (place.data) query.cursor = place.data;
  return query;
}

/** An invalid cursor is refused (422): redirect to the first page. */
function restart(query: ClientQuery) {
  return (error: unknown): never => {
    if (error instanceof ApiError && error.status === 422 && query.cursor) redirect(clientsHref(query));
    throw error;
  };
}

/** The client list, for staff (S2.2-6, D2, D3). */
export default async function ClientsPage({ params, searchParams }: ClientsPageProps) {
  await requireLocale(params);
  const { token, actor } = await requirePermission('clients.read');
  const query = readQuery(await searchParams);
  const [{ clients, next_cursor: cursor }, t, messages] = await Promise.all([
    pageCall(listClients, { query: { ...query }, token }).catch(restart(query)),
    getTranslations('clients'),
    pickMessages(['clients', 'errors', 'forms']),
  ]);
  return (
    <PageBody>
      <PageHeader title={t('title')} detail={t('lead')} />
      <NextIntlClientProvider messages={messages}>
        <ClientFilters query={query} />
        <div className="mt-4 grid gap-4 transition-opacity peer-aria-busy:opacity-60">
          {clients.length > 0 ? (
            <ClientsTable
              clients={clients}
              query={query}
              mayVerify={can(actor, 'clients.verify')}
              maySeeBilling={can(actor, 'billing.read')}
            />
          ) : (
            <EmptyState
              icon={<Building2 aria-hidden="true" />}
              title={t('empty')}
              action={<LinkButton href="/clients">{t('clear')}</LinkButton>}
            >
              {t('emptyText')}
            </EmptyState>
          )}
          <Pagination
            label={t('pages')}
            summary={t('shown', { count: clients.length })}
            previousText={t('firstPage')}
            nextText={t('nextPage')}
            {...(query.cursor ? { previous: { href: clientsHref(query) } } : {})}
            {...(cursor ? { next: { href: clientsHref(query, { cursor }) } } : {})}
          />
        </div>
      </NextIntlClientProvider>
    </PageBody>
  );
}
