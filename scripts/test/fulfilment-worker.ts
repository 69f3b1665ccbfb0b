import { startJobRunner, type JobRunner, type ScheduledTaskTable, type TaskTable } from '@/lib/jobs';
import { scheduledJobs } from '@/lib/jobs/schedule';
import { tasks } from '@/lib/modules/fulfilment/jobs';

/** A worker that takes the jobs of fulfilment alone, and does nothing by the clock. */
export function startFulfilmentWorker(connectionString: string): Promise<JobRunner> {
  const idle = Object.fromEntries(scheduledJobs().map((name) => [name, async () => undefined]));
  return startJobRunner({
    connectionString,
    tasks: tasks as Partial<TaskTable> as TaskTable,
    scheduled: idle as Partial<ScheduledTaskTable> as ScheduledTaskTable,
    concurrency: 4,
  });
}
