import { EventEmitter } from 'node:events';
import { Logger, run, type TaskList, type WorkerEvents } from 'graphile-worker';
import type { JobName, JobPayloads } from '@/lib/db/enqueue';
import { log } from '@/lib/env/logger';
import { beginHeartbeat } from './heartbeat';

/** One function per job; it may reject, and is then tried again with growing pauses. */
export type TaskTable = {
  [N in JobName]: (payload: JobPayloads[N], attempt: { last: boolean }) => Promise<void>;
};

/** A running worker. */
export interface JobRunner {
  /** Finishes the jobs in hand and stops. */
  stop(): Promise<void>;
  /** Settles when the runner ends by itself. */
  ended: Promise<void>;
}

function taskList(tasks: TaskTable): TaskList {
  const entries = Object.entries(tasks) as [
    JobName,
    (payload: unknown, attempt: { last: boolean }) => Promise<void>,
  ][];
  return Object.fromEntries(
    entries.map(([name, task]) => [
      name,
      (payload: unknown, helpers: { job: { attempts: number; max_attempts: number } }) =>
        task(payload, { last: helpers.job.attempts >= helpers.job.max_attempts }),
    ]),
  );
}

const LEVELS = { error: 'error', warning: 'warn', info: 'debug', debug: 'debug' } as const;

const quietLogger = new Logger(() => (level, message, meta) => {
  const job =
    meta && 'job' in meta && typeof meta['job'] === 'object' && meta['job'] !== null ? meta['job'] : {};
  const task = 'task_identifier' in job ? String(job.task_identifier) : undefined;
  // Messages quote the payload's ids at most; an error's own text may quote more, so it stays at debug.
  log()[LEVELS[level]]({ task }, level === 'error' ? 'job failed' : message);
});

/** Jobs that end within this time of each other are crossed off together. */
const FOLD_MS = 20;

/**
 * Starts taking jobs from the queue of `connectionString` (its owner: the queue's tables are nobody else's).
 * Jobs of workers that died are freed at start and by heartbeat, not after the queue's own four hours.
 */
export async function startJobRunner(options: {
  connectionString: string;
  tasks: TaskTable;
  concurrency: number;
}): Promise<JobRunner> {
  const heartbeat = beginHeartbeat(options.connectionString);
  const events: WorkerEvents = new EventEmitter();
  // Jobs are taken in batches under the pool's name, and worked on under a worker's.
  events.on('pool:create', ({ workerPool }) => heartbeat.add(workerPool.id));
  events.on('worker:create', ({ worker }) => heartbeat.add(worker.workerId));
  const runner = await run({
    events,
    connectionString: options.connectionString,
    taskList: taskList(options.tasks),
    concurrency: options.concurrency,
    maxPoolSize: options.concurrency + 3,
    noHandleSignals: true,
    pollInterval: 1000,
    logger: quietLogger,
    preset: { worker: { localQueue: { size: options.concurrency * 2 }, completeJobBatchDelay: FOLD_MS } },
  });
  return {
    ended: runner.promise,
    async stop() {
      await runner.stop();
      await heartbeat.stop();
    },
  };
}
