import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { LIST_MESSAGES } from '@/components/admin/list/list-messages';
import { ListPage } from '@/components/admin/list/list-page';
import type { ListState } from '@/components/admin/list/list-state';
import { loadPage } from '@/components/admin/list/load-page';
import { readList, type SearchParams } from '@/components/admin/list/read-list';
import { FulfillersList } from '@/components/fulfilment/staff/fulfillers-list';
import { LinkButton } from '@/components/ui/link-button';
import { pickMessages } from '@/lib/intl/pick-messages';
import { requireLocale } from '@/lib/intl/require-locale';
import { listFulfillers } from '@/lib/modules/fulfilment/contract/fulfillers/fulfillers';
import { can } from '@/lib/permissions/permissions';
import { requirePermission, type Visit } from '../../(admin)/actor';
import { pageCall } from '../../(admin)/page-call';

interface FulfillersPageProps {
  params: Promise<{ locale: string }>;
  searchParams: Promise<SearchParams>;
}

export async function generateMetadata({ params }: FulfillersPageProps): Promise<Metadata> {
  const t = await getTranslations({ locale: await requireLocale(params), namespace: 'fulfillers' });
  return { title: t('title') };
}

async function Fulfillers({ visit, list }: { visit: Visit; list: ListState }) {
  const asked = pageCall(listFulfillers, { query: list.query, token: visit.token });
  return <FulfillersList list={list} page={await loadPage(list, asked)} />;
}

/** The fulfillers with their health, for staff (S2.2-8, D2, D3). */
export default async function FulfillersPage({ params, searchParams }: FulfillersPageProps) {
  await requireLocale(params);
  const visit = await requirePermission('fulfillers.read');
  const list = readList(listFulfillers.query, { path: '/fulfillers', params: await searchParams });
  const [t, messages] = await Promise.all([
    getTranslations('fulfillers'),
    pickMessages([...LIST_MESSAGES, 'fulfillers']),
  ]);
  const register = can(visit.actor, 'fulfillers.write') ? (
    <LinkButton href="/fulfillers/register">{t('register')}</LinkButton>
  ) : null;
  return (
    <ListPage title={t('title')} detail={t('lead')} actions={register} messages={messages}>
      <Fulfillers visit={visit} list={list} />
    </ListPage>
  );
}
