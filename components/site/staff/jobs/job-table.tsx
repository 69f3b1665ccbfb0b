import { useLocale, useTranslations } from 'next-intl';
import { Moment, momentText } from '@/components/admin/moment';
import { Badge, type Tone } from '@/components/ui/badge';
import { Cell, HeaderCell, Table, TableBody, TableHead } from '@/components/ui/table';
import type { BackgroundJob } from '@/lib/modules/site/contract/background-jobs';
import { jobActs, type JobState } from '@/lib/modules/site/rules/background-job';
import { JobAct } from './job-act';

const TONES: Record<JobState, Tone> = {
  parked: 'danger',
  failing: 'warn',
  running: 'info',
  waiting: 'neutral',
};

/** Jobs with their state and tries, and of what they carry ids alone. S2.2-267, S2.2-268. */
export function JobTable({ jobs, mayAct }: { jobs: readonly BackgroundJob[]; mayAct: boolean }) {
  const t = useTranslations('jobsPanel');
  return (
    <Table caption={t('caption')}>
      <TableHead>
        <HeaderCell>{t('job')}</HeaderCell>
        <HeaderCell>{t('state')}</HeaderCell>
        <HeaderCell align="end">{t('tries')}</HeaderCell>
        <HeaderCell>{t('next')}</HeaderCell>
        {mayAct ? <HeaderCell>{t('acts')}</HeaderCell> : null}
      </TableHead>
      <TableBody>
        {jobs.map((job) => (
          <JobRow key={job.id} job={job} mayAct={mayAct} />
        ))}
      </TableBody>
    </Table>
  );
}

function JobRow({ job, mayAct }: { job: BackgroundJob; mayAct: boolean }) {
  const t = useTranslations('jobsPanel');
  const { id, task, state, tries, max_tries: max, run_at: next } = job;
  const may = jobActs(state);
  return (
    <tr className="[&>td]:align-top">
      <Cell className="min-w-56">
        <span className="block font-semibold wrap-anywhere">{`${task} ${id}`}</span>
        <JobFacts job={job} />
      </Cell>
      <Cell>
        <Badge tone={TONES[state]}>{t(`states.${state}`)}</Badge>
      </Cell>
      <Cell align="end">{t('triesOf', { tries, max })}</Cell>
      <Cell>
        {state === 'parked' || state === 'running' ? (
          t('none')
        ) : (
          <Moment at={next} currency="GBP" ofPlatform />
        )}
      </Cell>
      {mayAct ? (
        <Cell>
          <span className="flex flex-wrap gap-2">
            {may.retry ? <JobAct act="retry" id={id} task={task} /> : null}
            {may.cancel ? <JobAct act="cancel" id={id} task={task} /> : null}
          </span>
        </Cell>
      ) : null}
    </tr>
  );
}

function JobFacts({ job }: { job: BackgroundJob }) {
  const t = useTranslations('jobsPanel');
  const locale = useLocale();
  const { error, ids, created_at: added } = job;
  return (
    <>
      {error === null ? null : (
        <span className="block wrap-anywhere text-danger">{t('error', { code: error })}</span>
      )}
      {ids.map(({ field, id }) => (
        <span key={field} className="block text-[0.9375rem] break-all text-muted">{`${field}: ${id}`}</span>
      ))}
      <span className="block text-[0.9375rem] text-muted">
        {t('added', { time: momentText(added, 'GBP', locale) })}
      </span>
    </>
  );
}
