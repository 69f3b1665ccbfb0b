import { recordPlatform } from '@/lib/audit/record-platform';
import { decodeCursor, encodeCursor } from '@/lib/db/cursor';
import { withDirectory, withDirectoryOnce } from '@/lib/db/with-directory';
import type { StaffContext } from '@/lib/db/with-staff';
import { AppError } from '@/lib/kernel/app-error';
import type {
  BackgroundJob,
  JobListQuery,
  JobPage,
  TaskCounts,
} from '@/lib/modules/site/contract/background-jobs';
import { actOnJob, countRows, findJob, readJobs, type JobRow } from '@/lib/modules/site/data/background-jobs';
import { errorCode, idsOf, jobActs, type JobState } from '@/lib/modules/site/rules/background-job';

const SORT = 'id';
const instant = (at: Date) => new Date(at).toISOString();

const present = (row: JobRow): BackgroundJob => ({
  id: row.id,
  task: row.task,
  state: row.state,
  tries: row.attempts,
  max_tries: row.maxAttempts,
  created_at: instant(row.createdAt),
  run_at: instant(row.runAt),
  error: errorCode(row.lastError),
  ids: idsOf(row.payload),
});

/** A page of the queue's jobs, the oldest first. S2.2-267. Throws 422 for an invalid cursor. */
export async function listJobs(query: JobListQuery): Promise<JobPage> {
  const { state = null, task = null, limit } = query;
  const after = query.cursor ? decodeCursor(query.cursor, SORT, 'number').value : null;
  // One row more than the page size shows whether there is a next page.
  const rows = await withDirectoryOnce((tx) => readJobs(tx, { state, task }, { after, limit: limit + 1 }));
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    jobs: shown.map(present),
    next_cursor: last
      ? encodeCursor(SORT, { value: last.id, id: `job_${last.id.padStart(2, '0')}`, tenantId: 'ten_none' })
      : null,
  };
}

/** How many jobs each task has by state: what needs a person first. S2.2-267. */
export async function countJobs(): Promise<{ tasks: TaskCounts[] }> {
  const tasks = new Map<string, TaskCounts>();
  for (const { task, state, jobs, oldest } of await withDirectoryOnce(countRows)) {
    const none = { task, parked: 0, failing: 0, running: 0, waiting: 0, oldest_at: instant(oldest) };
    const counts = tasks.get(task) ?? none;
    const oldestAt = instant(oldest) < counts.oldest_at ? instant(oldest) : counts.oldest_at;
    tasks.set(task, { ...counts, [state]: jobs, oldest_at: oldestAt });
  }
  const order = (one: TaskCounts, other: TaskCounts) =>
    other.parked - one.parked || other.failing - one.failing || (one.task < other.task ? -1 : 1);
  return { tasks: [...tasks.values()].toSorted(order) };
}

/**
 * Tries a job again at once, or stops trying it. What is so already stays and is not logged. S2.2-269. Throws `not_found` once it is
 * done, and `conflict` while a worker has it.
 */
export async function changeJob(
  { staffId, requestId }: StaffContext,
  id: string,
  act: 'retry' | 'cancel',
): Promise<{ id: string; task: string; state: JobState }> {
  return withDirectory(async (tx) => {
    const before = await findJob(tx, id);
    if (!before) throw new AppError('not_found');
    const { task, state, attempts } = before;
    if (state === 'running') throw new AppError('conflict');
    if (!jobActs(state)[act]) return { id, task, state };
    if (!(await actOnJob(tx, id, act))) throw new AppError('conflict');
    await recordPlatform(tx, {
      action: act === 'retry' ? 'job.retried' : 'job.cancelled',
      actorUserId: staffId,
      subject: id,
      subjectLabel: task,
      data: { state, tries: attempts },
      ...(requestId ? { requestId } : {}),
    });
    return { id, task, state: act === 'retry' ? 'waiting' : 'parked' };
  });
}
