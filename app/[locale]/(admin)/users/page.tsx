import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { LIST_MESSAGES } from '@/components/admin/list/list-messages';
import { ListPage } from '@/components/admin/list/list-page';
import type { ListQueryOf, ListState } from '@/components/admin/list/list-state';
import { loadPage } from '@/components/admin/list/load-page';
import { readList, type SearchParams } from '@/components/admin/list/read-list';
import { TenantSelect } from '@/components/admin/tenant-select';
import { TwoFactorRule } from '@/components/accounts/admin/people/two-factor-rule';
import { PeopleList } from '@/components/accounts/admin/people/people-list';
import { LinkButton } from '@/components/ui/link-button';
import { tenantId } from '@/lib/contract/primitives';
import { BRAND } from '@/lib/kernel/brand';
import { listPeople } from '@/lib/modules/accounts/contract/people';
import { readPeopleRules } from '@/lib/modules/accounts/contract/people-rules';
import { can } from '@/lib/permissions/permissions';
import { pickMessages } from '@/lib/intl/pick-messages';
import { requireLocale } from '@/lib/intl/require-locale';
import { requirePermission, type Visit } from '../actor';
import { pageCall } from '../page-call';
import { readOwner } from '../read-owner';

interface UsersPageProps {
  params: Promise<{ locale: string }>;
  searchParams: Promise<SearchParams>;
}

const PATH = '/users';
/** Staff may name a client, whose people they then see. */
const listQuery = listPeople.ofClient.query.extend({ tenant: tenantId.optional() });

interface PeopleProps {
  visit: Visit;
  /** Null for the platform's own people. */
  team: string | null;
  list: ListState<ListQueryOf<typeof listQuery>>;
}

export async function generateMetadata({ params }: UsersPageProps): Promise<Metadata> {
  const t = await getTranslations({ locale: await requireLocale(params), namespace: 'people' });
  return { title: t('title') };
}

async function People({ visit, team, list }: PeopleProps) {
  const { token, actor, isStaff } = visit;
  const { tenant: _, ...query } = list.query;
  const asked =
    team === null
      ? pageCall(listPeople.ofStaff, { query, token })
      : pageCall(listPeople.ofClient, { params: { tenant: team }, query, token });
  // Staff read a client's people and change none of them (D43).
  const mayChange = can(actor, 'users.update') && (team === null || !isStaff);
  const rules =
    team !== null && mayChange ? pageCall(readPeopleRules, { params: { tenant: team }, token }) : null;
  const page = await loadPage(list, asked);
  const first = await rules;
  return (
    <>
      {team !== null && first ? <TwoFactorRule tenant={team} first={first} /> : null}
      <PeopleList list={list} page={page} team={team} mayChange={mayChange} />
    </>
  );
}

/** The people of a client; for staff, the platform's own, or those of a client they choose (S2.2-5, D42, D43). */
export default async function UsersPage({ params, searchParams }: UsersPageProps) {
  await requireLocale(params);
  const visit = await requirePermission('users.read');
  const query = await searchParams;
  const asked = tenantId.safeParse(query['tenant']).data ?? null;
  const list = readList(listQuery, {
    path: PATH,
    params: query,
    without: visit.isStaff ? [] : ['tenant'],
  });
  const [{ tenant: team, tenants }, t, messages] = await Promise.all([
    readOwner(visit, asked),
    getTranslations('people'),
    pickMessages([...LIST_MESSAGES, 'people', 'roles', 'forms', 'errors', 'ui', 'staff']),
  ]);
  const owner = tenants?.find(({ id }) => id === team)?.name ?? team;
  return (
    <ListPage
      title={t('title')}
      detail={
        !visit.isStaff
          ? t('lead')
          : owner === null
            ? t('leadStaff', { brand: BRAND.name })
            : t('leadOther', { name: owner })
      }
      actions={
        <>
          {tenants ? <TenantSelect tenants={tenants} current={team} path={PATH} /> : null}
          {can(visit.actor, 'users.create') && (team === null || !visit.isStaff) ? (
            <LinkButton href="/users/create">{t('invite')}</LinkButton>
          ) : null}
        </>
      }
      messages={messages}
    >
      <People visit={visit} team={team} list={list} />
    </ListPage>
  );
}
