import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Suspense } from 'react';
import { LIST_MESSAGES } from '@/components/admin/list/list-messages';
import { ListPage } from '@/components/admin/list/list-page';
import { ListSkeleton } from '@/components/admin/list/list-skeleton';
import type { ListState } from '@/components/admin/list/list-state';
import { loadPage } from '@/components/admin/list/load-page';
import { readList, type SearchParams } from '@/components/admin/list/read-list';
import { BlanksFileButton } from '@/components/catalogue/staff/blanks/blanks-file-button';
import { BlanksList } from '@/components/catalogue/staff/blanks/blanks-list';
import { ProductsTabs } from '@/components/catalogue/staff/products-tabs';
import { LinkButton } from '@/components/ui/link-button';
import { pickMessages } from '@/lib/intl/pick-messages';
import { requireLocale } from '@/lib/intl/require-locale';
import { listStaffBlanks } from '@/lib/modules/catalogue/contract/blanks/staff-blanks';
import { can } from '@/lib/permissions/permissions';
import { requirePermission, type Visit } from '../../../(admin)/actor';
import { pageCall } from '../../../(admin)/page-call';

interface BlanksPageProps {
  params: Promise<{ locale: string }>;
  searchParams: Promise<SearchParams>;
}

export async function generateMetadata({ params }: BlanksPageProps): Promise<Metadata> {
  const t = await getTranslations({ locale: await requireLocale(params), namespace: 'staffBlanks' });
  return { title: t('title') };
}

async function Blanks({ visit, list }: { visit: Visit; list: ListState }) {
  const asked = pageCall(listStaffBlanks, { query: list.query, token: visit.token });
  return <BlanksList list={list} page={await loadPage(list, asked)} />;
}

/** All blanks, withdrawn ones too, for staff (S2.2-247, D2, D3). */
export default async function BlanksPage({ params, searchParams }: BlanksPageProps) {
  await requireLocale(params);
  const visit = await requirePermission('clients.read');
  const list = readList(listStaffBlanks.query, { path: '/products/blanks', params: await searchParams });
  const [t, messages] = await Promise.all([
    getTranslations('staffBlanks'),
    pickMessages([...LIST_MESSAGES, 'staffBlanks', 'eventProducts.blanks']),
  ]);
  const acts = can(visit.actor, 'blanks.write') ? (
    <>
      <BlanksFileButton />
      <LinkButton href="/products/blanks/create" prefetch={false}>
        {t('create.open')}
      </LinkButton>
    </>
  ) : null;
  return (
    <ListPage title={t('title')} detail={t('lead')} actions={acts} messages={messages}>
      <ProductsTabs current="blanks" />
      <Suspense fallback={<ListSkeleton />}>
        <Blanks visit={visit} list={list} />
      </Suspense>
    </ListPage>
  );
}
