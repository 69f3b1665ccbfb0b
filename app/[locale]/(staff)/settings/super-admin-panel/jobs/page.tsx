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
import { PartAlert } from '@/components/admin/part-alert';
import { JobList } from '@/components/site/staff/jobs/job-list';
import { TaskCounts } from '@/components/site/staff/jobs/task-counts';
import { pickMessages } from '@/lib/intl/pick-messages';
import { requireLocale } from '@/lib/intl/require-locale';
import { countJobs, listJobs } from '@/lib/modules/site/contract/background-jobs';
import { can } from '@/lib/permissions/permissions';
import { requirePermission } from '../../../../(admin)/actor';
import { pageCall } from '../../../../(admin)/page-call';
import { partCall } from '../../../../(admin)/part-call';

interface JobsPageProps {
  params: Promise<{ locale: string }>;
  searchParams: Promise<SearchParams>;
}

export async function generateMetadata({ params }: JobsPageProps): Promise<Metadata> {
  const t = await getTranslations({ locale: await requireLocale(params), namespace: 'jobsPanel' });
  return { title: t('title') };
}

async function Jobs({ token, list, mayAct }: { token: string; list: ListState; mayAct: boolean }) {
  const [page, counts, t] = await Promise.all([
    loadPage(list, pageCall(listJobs, { query: list.query, token })),
    partCall(countJobs, { token }),
    getTranslations('jobsPanel'),
  ]);
  const tasks = counts.data?.tasks ?? [];
  const names = tasks.map(({ task }) => task).toSorted();
  return (
    <>
      {counts.failure ? (
        <div className="mt-6">
          <PartAlert failure={counts.failure} title={t('failed')} />
        </div>
      ) : (
        <TaskCounts tasks={tasks} />
      )}
      <JobList list={list} page={page} tasks={names} mayAct={mayAct} />
    </>
  );
}

/** The queue's jobs, for staff's admins. S2.2-267. */
export default async function JobsPage({ params, searchParams }: JobsPageProps) {
  await requireLocale(params);
  const { token, actor } = await requirePermission('super_admin_panel.read');
  const path = '/settings/super-admin-panel/jobs';
  const list = readList(listJobs.query, { path, params: await searchParams });
  const [t, messages] = await Promise.all([
    getTranslations('jobsPanel'),
    pickMessages([...LIST_MESSAGES, 'jobsPanel', 'adminKit']),
  ]);
  return (
    <ListPage title={t('title')} detail={t('lead')} messages={messages}>
      <SettingsTabs actor={actor} current="jobs" />
      <Suspense fallback={<ListSkeleton />}>
        <Jobs token={token} list={list} mayAct={can(actor, 'super_admin_panel.update')} />
      </Suspense>
    </ListPage>
  );
}
