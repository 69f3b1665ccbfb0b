import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { LIST_MESSAGES } from '@/components/admin/list/list-messages';
import { ListPage } from '@/components/admin/list/list-page';
import type { ListState } from '@/components/admin/list/list-state';
import { loadPage } from '@/components/admin/list/load-page';
import { readList, type SearchParams } from '@/components/admin/list/read-list';
import { PeopleList } from '@/components/accounts/admin/people/people-list';
import { LinkButton } from '@/components/ui/link-button';
import { BRAND } from '@/lib/kernel/brand';
import { listPeople } from '@/lib/modules/accounts/contract/people';
import { can } from '@/lib/permissions/permissions';
import { pickMessages } from '@/lib/intl/pick-messages';
import { requireLocale } from '@/lib/intl/require-locale';
import { requirePermission, type Visit } from '../actor';
import { pageCall } from '../page-call';

interface UsersPageProps {
  params: Promise<{ locale: string }>;
  searchParams: Promise<SearchParams>;
}

export async function generateMetadata({ params }: UsersPageProps): Promise<Metadata> {
  const t = await getTranslations({ locale: await requireLocale(params), namespace: 'people' });
  return { title: t('title') };
}

async function People({ visit, list }: { visit: Visit; list: ListState }) {
  const { token, actor, user } = visit;
  const team = user.tenant_id;
  const asked =
    team === null
      ? pageCall(listPeople.ofStaff, { query: list.query, token })
      : pageCall(listPeople.ofClient, { params: { tenant: team }, query: list.query, token });
  return (
    <PeopleList
      list={list}
      page={await loadPage(list, asked)}
      team={team}
      mayChange={can(actor, 'users.update')}
    />
  );
}

/** The people of a client; for staff, the platform's own (S2.2-5, D42, D43). */
export default async function UsersPage({ params, searchParams }: UsersPageProps) {
  await requireLocale(params);
  const visit = await requirePermission('users.read');
  const list = readList(listPeople.ofClient.query, { path: '/users', params: await searchParams });
  const [t, messages] = await Promise.all([
    getTranslations('people'),
    pickMessages([...LIST_MESSAGES, 'people', 'roles', 'forms', 'errors', 'ui']),
  ]);
  return (
    <ListPage
      title={t('title')}
      detail={visit.isStaff ? t('leadStaff', { brand: BRAND.name }) : t('lead')}
      actions={
        can(visit.actor, 'users.create') ? <LinkButton href="/users/create">{t('invite')}</LinkButton> : null
      }
      messages={messages}
    >
      <People visit={visit} list={list} />
    </ListPage>
  );
}
