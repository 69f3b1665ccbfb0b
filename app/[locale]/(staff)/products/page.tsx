import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Suspense } from 'react';
import { LIST_MESSAGES } from '@/components/admin/list/list-messages';
import { ListPage } from '@/components/admin/list/list-page';
import { ListSkeleton } from '@/components/admin/list/list-skeleton';
import { loadPage } from '@/components/admin/list/load-page';
import { readList, type SearchParams } from '@/components/admin/list/read-list';
import { ProductsList } from '@/components/catalogue/staff/products-list';
import { ProductsTabs } from '@/components/catalogue/staff/products-tabs';
import { pickMessages } from '@/lib/intl/pick-messages';
import { requireLocale } from '@/lib/intl/require-locale';
import { listAllProducts } from '@/lib/modules/catalogue/contract/list-all-products';
import { can } from '@/lib/permissions/permissions';
import { requirePermission, type Visit } from '../../(admin)/actor';
import { pageCall } from '../../(admin)/page-call';
import { readClients } from '../../(admin)/read-clients';

interface ProductsPageProps {
  params: Promise<{ locale: string }>;
  searchParams: Promise<SearchParams>;
}

export async function generateMetadata({ params }: ProductsPageProps): Promise<Metadata> {
  const t = await getTranslations({ locale: await requireLocale(params), namespace: 'staffProducts' });
  return { title: t('title') };
}

const readUrl = (params: SearchParams) => readList(listAllProducts.query, { path: '/products', params });

async function Products({ visit, list }: { visit: Visit; list: ReturnType<typeof readUrl> }) {
  const { token, actor } = visit;
  const [page, clients] = await Promise.all([
    loadPage(list, pageCall(listAllProducts, { query: list.query, token })),
    readClients(token, list.query.tenant ?? null),
  ]);
  return <ProductsList list={list} page={page} clients={clients} mayLock={can(actor, 'products.lock')} />;
}

/** The products of all clients, for staff (S2.2-7, D2, D3). */
export default async function ProductsPage({ params, searchParams }: ProductsPageProps) {
  await requireLocale(params);
  const visit = await requirePermission('clients.read');
  const list = readUrl(await searchParams);
  const [t, messages] = await Promise.all([
    getTranslations('staffProducts'),
    pickMessages([
      ...([...LIST_MESSAGES, 'staffProducts'] as const),
      ...(['events.acts', 'events.lock', 'events.unlock', 'events.overview'] as const),
    ]),
  ]);
  return (
    <ListPage title={t('title')} detail={t('lead')} messages={messages}>
      <ProductsTabs current="products" />
      <Suspense fallback={<ListSkeleton />}>
        <Products visit={visit} list={list} />
      </Suspense>
    </ListPage>
  );
}
