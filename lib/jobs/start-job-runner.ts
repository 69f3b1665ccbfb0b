import { EventEmitter } from 'node:events';
import { Logger, run, type Runner, type TaskList, type WorkerEvents } from 'graphile-worker';
import type { JobName, JobPayloads, ScheduledJob } from '@/lib/db/enqueue';
import { log } from '@/lib/env/logger';
import { beginHeartbeat, type Heartbeat } from './heartbeat';
import { laneOf, LANES, type LaneName } from './lanes';
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

/** The jobs of one lane, or of none; begun once this process is known to be alive. */
function jobTasks(tasks: TaskTable, lane: LaneName | null, heartbeat: Heartbeat): TaskList {
  const entries = Object.entries(tasks) as [
    JobName,
    (payload: unknown, attempt: { last: boolean }) => Promise<void>,
  ][];
  const list: TaskList = {};
  for (const [name, task] of entries) {
    if (laneOf(name) !== lane) continue;
    list[name] = async (payload, { job }) => {
      await heartbeat.ready();
      return task(payload, { last: job.attempts >= job.max_attempts });
    };
  }
  return list;
}

function scheduledTasks(
  scheduled: ScheduledTaskTable,
  stopping: AbortSignal,
  heartbeat: Heartbeat,
): TaskList {
  const task = (name: ScheduledJob) => async () => {
    await heartbeat.ready();
    return scheduled[name](stopping);
  };
  return Object.fromEntries(scheduledJobs().map((name) => [name, task(name)]));
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

interface RunnerOptions {
  connectionString: string;
  heartbeat: Heartbeat;
  taskList: TaskList;
  concurrency: number;
}

/** A runner whose workers the heartbeat keeps alive. */
function startRunner(
  { heartbeat, concurrency, ...options }: RunnerOptions,
  more: Partial<Parameters<typeof run>[0]> = {},
): Promise<Runner> {
  const events: WorkerEvents = new EventEmitter();
  // Jobs are fetched in batches under the pool's id, and run under a worker's.
  events.on('pool:create', ({ workerPool }) => heartbeat.add(workerPool.id));
  events.on('worker:create', ({ worker }) => heartbeat.add(worker.workerId));
  return run({
    ...options,
    events,
    concurrency,
    maxPoolSize: concurrency + 3,
    noHandleSignals: true,
    pollInterval: 1000,
    logger: quietLogger,
    ...more,
  });
}

/** Starts the workers of the lanes whose jobs are in the table. */
async function startLanes(options: Omit<RunnerOptions, 'taskList' | 'concurrency'>, tasks: TaskTable) {
  const names = Object.keys(LANES) as LaneName[];
  const lanes = names.map((name) => ({
    taskList: jobTasks(tasks, name, options.heartbeat),
    concurrency: LANES[name].workers,
  }));
  const used = lanes.filter(({ taskList }) => Object.keys(taskList).length > 0);
  return Promise.all(used.map((lane) => startRunner({ ...options, ...lane })));
}

/** Jobs that end within this time of each other are marked as done together. */
const COMPLETE_BATCH_MS = 20;

/** A fresh installation has its pictures at once, and an overdue payment waits for no full minute. */
async function addScheduledJobs(runner: Runner): Promise<void> {
  for (const task of scheduledJobs()) await runner.addJob(task, {}, scheduledOptions(task));
}

/**
 * Starts taking jobs from the queue of `connectionString` (its owner: the queue's tables are nobody else's), and adding
 * the scheduled ones. Jobs of workers that died are freed at start and by heartbeat, not after the queue's own four hours.
 * Decisions 0047, 0048, 0167.
 */
export async function startJobRunner(options: {
  connectionString: string;
  tasks: TaskTable;
  scheduled: ScheduledTaskTable;
  concurrency: number;
}): Promise<JobRunner> {
  let goOn: () => void = () => undefined;
  const heartbeat = beginHeartbeat(options.connectionString, () => goOn());
  const stopping = new AbortController();
  const base = { connectionString: options.connectionString, heartbeat };
  // A scheduled task may take minutes; it must not take the place of a mail.
  const concurrency = options.concurrency + scheduledJobs().length;
  const taskList = {
    ...jobTasks(options.tasks, null, heartbeat),
    ...scheduledTasks(options.scheduled, stopping.signal, heartbeat),
  };
  const runner = await startRunner(
    { ...base, taskList, concurrency },
    {
      parsedCronItems: cronItems(),
      preset: {
        worker: { localQueue: { size: concurrency * 2 }, completeJobBatchDelay: COMPLETE_BATCH_MS },
      },
    },
  );
  const lanes = await startLanes(base, options.tasks);
  await addScheduledJobs(runner);
  // What a dead worker did by the clock is not tried again by itself.
  goOn = () =>
    void addScheduledJobs(runner).catch((error: Error) =>
      log().warn({ error: error.name }, 'scheduled jobs wait for their next turn'),
    );
  return {
    ended: Promise.race([runner, ...lanes].map(({ promise }) => promise)),
    async stop() {
      stopping.abort();
      goOn = () => undefined;
      await Promise.all([runner, ...lanes].map((one) => one.stop()));
      await heartbeat.stop();
    },
  };
}
