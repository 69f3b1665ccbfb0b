import { EventEmitter } from 'node:events';
import { Logger, run, type Runner, type TaskList, type WorkerEvents } from 'graphile-worker';
import type { JobName, JobPayloads, ScheduledJob } from '@/lib/db/enqueue';
import { log } from '@/lib/env/logger';
import { beginHeartbeat } from './heartbeat';
import { cronItems, scheduledJobs, scheduledOptions } from './schedule';

/** One function per job; if it rejects, the job is retried with growing pauses. */
export type TaskTable = {
  [N in JobName]: (payload: JobPayloads[N], attempt: { last: boolean }) => Promise<void>;
};

/** One function per scheduled task; it ends early, at a point of its own choice, once `stopping` is aborted. */
export type ScheduledTaskTable = Record<ScheduledJob, (stopping: AbortSignal) => Promise<void>>;

/** A running worker. */
export interface JobRunner {
  /** Finishes the jobs in hand and stops; scheduled tasks are asked to end early. */
  stop(): Promise<void>;
  /** Settles when the runner stops by itself. */
  ended: Promise<void>;
}

function taskList(tasks: TaskTable, scheduled: ScheduledTaskTable, stopping: AbortSignal): TaskList {
  const entries = Object.entries(tasks) as [
    JobName,
    (payload: unknown, attempt: { last: boolean }) => Promise<void>,
  ][];
  const list: TaskList = {};
  for (const [name, task] of entries) {
    list[name] = (payload, { job }) => task(payload, { last: job.attempts >= job.max_attempts });
  }
  for (const name of scheduledJobs()) list[name] = () => scheduled[name](stopping);
  return list;
}

const LEVELS = { error: 'error', warning: 'warn', info: 'debug', debug: 'debug' } as const;

const quietLogger = new Logger(() => (level, message, meta) => {
  const job =
    meta && 'job' in meta && typeof meta['job'] === 'object' && meta['job'] !== null ? meta['job'] : {};
  const task = 'task_identifier' in job ? String(job.task_identifier) : undefined;
  // Messages contain at most the payload's ids; an error's own text may contain more, so it is logged only at debug
  // level.
  log()[LEVELS[level]]({ task }, level === 'error' ? 'job failed' : message);
});

/** Jobs that end within this time of each other are marked as done together. */
const COMPLETE_BATCH_MS = 20;

/** A fresh installation has its pictures at once, and an overdue payment waits for no full minute. */
async function addScheduledJobs(runner: Runner): Promise<void> {
  for (const task of scheduledJobs()) await runner.addJob(task, {}, scheduledOptions(task));
}

/**
 * Starts taking jobs from the queue of `connectionString` (its owner: the queue's tables are nobody else's), and adding
 * the scheduled ones. Jobs of workers that died are freed at start and by heartbeat, not after the queue's own four hours.
 * Decisions 0047, 0048.
 */
export async function startJobRunner(options: {
  connectionString: string;
  tasks: TaskTable;
  scheduled: ScheduledTaskTable;
  concurrency: number;
}): Promise<JobRunner> {
  const heartbeat = beginHeartbeat(options.connectionString);
  const stopping = new AbortController();
  const events: WorkerEvents = new EventEmitter();
  // Jobs are fetched in batches under the pool's id, and run under a worker's.
  events.on('pool:create', ({ workerPool }) => heartbeat.add(workerPool.id));
  events.on('worker:create', ({ worker }) => heartbeat.add(worker.workerId));
  // A scheduled task may take minutes; it must not take the place of a mail.
  const concurrency = options.concurrency + scheduledJobs().length;
  const runner = await run({
    events,
    connectionString: options.connectionString,
    taskList: taskList(options.tasks, options.scheduled, stopping.signal),
    parsedCronItems: cronItems(),
    concurrency,
    maxPoolSize: concurrency + 3,
    noHandleSignals: true,
    pollInterval: 1000,
    logger: quietLogger,
    preset: {
      worker: { localQueue: { size: concurrency * 2 }, completeJobBatchDelay: COMPLETE_BATCH_MS },
    },
  });
  await addScheduledJobs(runner);
  return {
    ended: runner.promise,
    async stop() {
      stopping.abort();
      await runner.stop();
      await heartbeat.stop();
    },
  };
}
