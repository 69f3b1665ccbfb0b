import { ListChecks } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { FilterSelect } from '@/components/admin/list/filter-select';
import type { ListState } from '@/components/admin/list/list-state';
import { ListView } from '@/components/admin/list/list-view';
import type { JobPage } from '@/lib/modules/site/contract/background-jobs';
import { JOB_STATES } from '@/lib/modules/site/rules/background-job';
import { JobTable } from './job-table';

interface JobListProps {
  list: ListState;
  /** Null if it could not be loaded. */
  page: JobPage | null;
  /** The tasks to filter by. */
  tasks: readonly string[];
  mayAct: boolean;
}

/** The queue's jobs with their filters. S2.2-267. */
export function JobList({ list, page, tasks, mayAct }: JobListProps) {
  const t = useTranslations('jobsPanel');
  const jobs = page?.jobs ?? [];
  return (
    <ListView
      list={list}
      failed={page === null}
      filters={{ label: t('narrow'), children: <Filters tasks={tasks} /> }}
      rows={jobs.length > 0 ? <JobTable jobs={jobs} mayAct={mayAct} /> : null}
      nothing={{
        icon: <ListChecks aria-hidden="true" />,
        title: t('empty'),
        text: t('nothingYet'),
        noMatch: { title: t('noMatch'), text: t('emptyText') },
      }}
      foot={{
        label: t('pages'),
        count: t('shown', { count: jobs.length }),
        next: page?.next_cursor ?? null,
      }}
    />
  );
}

function Filters({ tasks }: Pick<JobListProps, 'tasks'>) {
  const t = useTranslations('jobsPanel');
  return (
    <>
      <FilterSelect
        name="state"
        label={t('state')}
        any={t('anyState')}
        options={JOB_STATES.map((state) => ({ value: state, label: t(`states.${state}`) }))}
      />
      <FilterSelect
        name="task"
        label={t('task')}
        any={t('anyTask')}
        options={tasks.map((task) => ({ value: task, label: task }))}
        className="md:w-80"
      />
    </>
  );
}
