import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { Moment } from '@/components/admin/moment';
import { Panel } from '@/components/admin/panel';
import { Cell, HeaderCell, Table, TableBody, TableHead } from '@/components/ui/table';
import type { TaskCounts as Counts } from '@/lib/modules/site/contract/background-jobs';
import { JOB_STATES } from '@/lib/modules/site/rules/background-job';

/** How many jobs each task has by state, and since when; each figure leads to its list. S2.2-267. */
export function TaskCounts({ tasks }: { tasks: readonly Counts[] }) {
  const t = useTranslations('jobsPanel');
  if (tasks.length === 0) return null;
  return (
    <Panel id="tasks" title={t('tasks')} className="mt-6">
      <Table caption={t('tasksCaption')}>
        <TableHead>
          <HeaderCell>{t('task')}</HeaderCell>
          {JOB_STATES.map((state) => (
            <HeaderCell key={state} align="end">
              {t(`states.${state}`)}
            </HeaderCell>
          ))}
          <HeaderCell>{t('oldest')}</HeaderCell>
        </TableHead>
        <TableBody>
          {tasks.map((counts) => (
            <tr key={counts.task}>
              <Cell className="font-semibold">{counts.task}</Cell>
              {JOB_STATES.map((state) => (
                <Cell key={state} align="end">
                  <Figure count={counts[state]} query={new URLSearchParams({ state, task: counts.task })} />
                </Cell>
              ))}
              <Cell>
                <Moment at={counts.oldest_at} currency="GBP" ofPlatform />
              </Cell>
            </tr>
          ))}
        </TableBody>
      </Table>
    </Panel>
  );
}

function Figure({ count, query }: { count: number; query: URLSearchParams }) {
  if (count === 0) return '0';
  return (
    <Link
      href={`/settings/super-admin-panel/jobs?${query}`}
      prefetch={false}
      className="inline-block min-h-6 min-w-6 text-accent underline underline-offset-2 hover:text-accent-dark"
    >
      {count}
    </Link>
  );
}
