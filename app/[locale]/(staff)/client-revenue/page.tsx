import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { BackLink } from '@/components/admin/list/back-link';
import { LIST_MESSAGES } from '@/components/admin/list/list-messages';
import { ListPage } from '@/components/admin/list/list-page';
import { loadPage } from '@/components/admin/list/load-page';
import { readList, type SearchParams } from '@/components/admin/list/read-list';
import { RevenueView } from '@/components/insights/staff/revenue/revenue-view';
import { pickMessages } from '@/lib/intl/pick-messages';
import { requireLocale } from '@/lib/intl/require-locale';
import { ownPeriodProblem } from '@/lib/modules/figures/rules/period';
import { readClientRevenue } from '@/lib/modules/insights/contract/client-revenue';
import { requirePermission, type Visit } from '../../(admin)/actor';
import { pageCall } from '../../(admin)/page-call';

interface RevenuePageProps {
  params: Promise<{ locale: string }>;
  searchParams: Promise<SearchParams>;
}

const PATH = '/client-revenue';

export async function generateMetadata({ params }: RevenuePageProps): Promise<Metadata> {
  const t = await getTranslations({ locale: await requireLocale(params), namespace: 'clientRevenue' });
  return { title: t('title') };
}

/** The address as it is asked: days that are typed are an own period, and one that can't be is the default. */
function readAddress(params: SearchParams) {
  const read = readList(readClientRevenue.query, { path: PATH, params });
  const { from, to } = read.query;
  const isOwn = from !== undefined || to !== undefined || read.query.period === 'own';
  if (!isOwn) return { list: read, asked: read.query, problem: null };
  const query = { ...read.query, period: 'own' as const };
  const problem = ownPeriodProblem(query);
  const list = { ...read, query };
  if (!problem) return { list, asked: query, problem };
  const { period: _period, from: _from, to: _to, ...asked } = query;
  return { list, asked, problem };
}

async function Revenue({ visit, address }: { visit: Visit; address: ReturnType<typeof readAddress> }) {
  const { list, asked, problem } = address;
  const reading = pageCall(readClientRevenue, {
    query: readClientRevenue.query.parse(asked),
    token: visit.token,
  });
  return <RevenueView list={list} revenue={await loadPage(list, reading)} problem={problem} />;
}

/** What clients' stores have sold, and the platform's part of it, for staff (S2.2-192, D38-45). */
export default async function RevenuePage({ params, searchParams }: RevenuePageProps) {
  await requireLocale(params);
  const visit = await requirePermission('revenue.read');
  const address = readAddress(await searchParams);
  const [t, clients, messages] = await Promise.all([
    getTranslations('clientRevenue'),
    getTranslations('clients'),
    pickMessages([...LIST_MESSAGES]),
  ]);
  return (
    <ListPage
      back={<BackLink path="/clients" label={clients('title')} />}
      title={t('title')}
      detail={t('lead')}
      messages={messages}
    >
      <Revenue visit={visit} address={address} />
    </ListPage>
  );
}
