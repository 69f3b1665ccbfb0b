import { sql } from 'drizzle-orm';
import type { Transaction } from '@/lib/db/transaction';
import type { JobState } from '@/lib/modules/site/rules/background-job';

export interface JobRow extends Record<string, unknown> {
  id: string;
  task: string;
  state: JobState;
  attempts: number;
  maxAttempts: number;
  runAt: Date;
  createdAt: Date;
  payload: unknown;
  lastError: string | null;
}

/** One page of the queue's jobs, the oldest first; null matches all. */
export async function readJobs(
  tx: Transaction,
  filter: { state: JobState | null; task: string | null },
  page: { after: string | null; limit: number },
): Promise<JobRow[]> {
  const { rows } = await tx.execute<JobRow>(sql`
    select id::text as id, task, state, attempts, max_attempts as "maxAttempts", run_at as "runAt",
      created_at as "createdAt", payload, last_error as "lastError"
    from staff_jobs(${filter.state}, ${filter.task}, ${page.after}::bigint, ${page.limit})`);
  return rows;
}

export interface CountRow extends Record<string, unknown> {
  task: string;
  state: JobState;
  jobs: number;
  oldest: Date;
}

/** How many jobs each task has in each state. */
export async function countRows(tx: Transaction): Promise<CountRow[]> {
  const { rows } = await tx.execute<CountRow>(sql`select task, state, jobs, oldest from staff_job_counts()`);
  return rows;
}

interface Standing extends Record<string, unknown> {
  task: string;
  state: JobState;
  attempts: number;
}

/** Where a job stands; undefined once it is done. */
export async function findJob(tx: Transaction, id: string): Promise<Standing | undefined> {
  const { rows } = await tx.execute<Standing>(
    sql`select task, state, attempts from staff_job(${id}::bigint)`,
  );
  return rows[0];
}

/** Does what staff ask with a job, by the queue's own function; false while a worker has it. */
export async function actOnJob(tx: Transaction, id: string, act: 'retry' | 'cancel'): Promise<boolean> {
  const done = act === 'retry' ? sql`staff_retry_job(${id}::bigint)` : sql`staff_cancel_job(${id}::bigint)`;
  const { rows } = await tx.execute<{ done: boolean }>(sql`select ${done} as done`);
  return rows[0]?.done === true;
}
