import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Suspense } from 'react';
import { SettingsTabs } from '@/components/accounts/admin/settings-tabs';
import { LIST_MESSAGES } from '@/components/admin/list/list-messages';
import { ListPage } from '@/components/admin/list/list-page';
import { ListSkeleton } from '@/components/admin/list/list-skeleton';
import type { ListState } from '@/components/admin/list/list-state';
import { loadPage } from '@/components/admin/list/load-page';
import { readList, type SearchParams } from '@/components/admin/list/read-list';
import { MessageList } from '@/components/site/staff/message-list';
import { pickMessages } from '@/lib/intl/pick-messages';
import { requireLocale } from '@/lib/intl/require-locale';
import { listSiteMessages } from '@/lib/modules/site/contract/staff-messages';
import { can } from '@/lib/permissions/permissions';
import { requirePermission } from '../../../../(admin)/actor';
import { pageCall } from '../../../../(admin)/page-call';

interface MessagesPageProps {
  params: Promise<{ locale: string }>;
  searchParams: Promise<SearchParams>;
}

export async function generateMetadata({ params }: MessagesPageProps): Promise<Metadata> {
  const t = await getTranslations({ locale: await requireLocale(params), namespace: 'siteMessages' });
  return { title: t('title') };
}

interface MessagesProps {
  token: string;
  list: ListState;
  mayAnswer: boolean;
}

async function Messages({ token, list, mayAnswer }: MessagesProps) {
  const page = await loadPage(list, pageCall(listSiteMessages, { query: list.query, token }));
  return <MessageList list={list} page={page} mayAnswer={mayAnswer} />;
}

/** What people wrote to the platform itself, for staff. S2.2-264. */
export default async function MessagesPage({ params, searchParams }: MessagesPageProps) {
  await requireLocale(params);
  const { token, actor } = await requirePermission('site_messages.read');
  const path = '/settings/super-admin-panel/messages';
  const list = readList(listSiteMessages.query, { path, params: await searchParams });
  const [t, messages] = await Promise.all([
    getTranslations('siteMessages'),
    pickMessages([...LIST_MESSAGES, 'siteMessages', 'siteContact.subjects', 'adminKit']),
  ]);
  return (
    <ListPage title={t('title')} detail={t('lead')} messages={messages}>
      <SettingsTabs actor={actor} current="messages" />
      <Suspense fallback={<ListSkeleton />}>
        <Messages token={token} list={list} mayAnswer={can(actor, 'site_messages.answer')} />
      </Suspense>
    </ListPage>
  );
}
