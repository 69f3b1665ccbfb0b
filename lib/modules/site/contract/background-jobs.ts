import { z } from 'zod';
import { instantText, none } from '@/lib/contract/primitives';
import { route } from '@/lib/contract/route';
import { JOB_STATES } from '@/lib/modules/site/rules/background-job';
import { cancelJobCall, countJobsCall, listJobsCall, retryJobCall } from './paths';

const jobListQuery = z.object({
  cursor: z.string().max(300).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
  state: z.enum(JOB_STATES).optional(),
  task: z
    .string()
    .regex(/^[a-z][a-z-]{1,60}$/)
    .optional(),
});
export type JobListQuery = z.output<typeof jobListQuery>;

const state = z.enum(JOB_STATES);

const backgroundJob = z.object({
  id: z.string(),
  task: z.string(),
  state,
  tries: z.number().int(),
  max_tries: z.number().int(),
  created_at: instantText,
  /** When it is tried next. */
  run_at: instantText,
  /** Why the last try failed, as a code; null where it has none, or none failed. */
  error: z.string().nullable(),
  ids: z.array(z.object({ field: z.string(), id: z.string() })),
});
export type BackgroundJob = z.output<typeof backgroundJob>;

const jobPage = z.object({ jobs: z.array(backgroundJob), next_cursor: z.string().nullable() });
export type JobPage = z.output<typeof jobPage>;

const taskCounts = z.object({
  task: z.string(),
  parked: z.number().int(),
  failing: z.number().int(),
  running: z.number().int(),
  waiting: z.number().int(),
  /** When the oldest of its jobs was added. */
  oldest_at: instantText,
});
export type TaskCounts = z.output<typeof taskCounts>;

const jobParams = z.object({ job: z.string().regex(/^\d{1,12}$/) });

/** Where the job stands after the act. */
const acted = z.object({ id: z.string(), task: z.string(), state });

/** S2.2-267. */
export const listJobs = route({
  id: 'background-jobs.list',
  ...listJobsCall,
  summary: 'The jobs of the queue, the oldest first, by state and task',
  access: 'staff',
  permission: 'super_admin_panel.read',
  params: none,
  query: jobListQuery,
  response: jobPage,
  example: {
    response: {
      jobs: [
        {
          id: '4711',
          task: 'send-order-mail',
          state: 'failing',
          tries: 3,
          max_tries: 25,
          created_at: '2026-11-20T09:00:00.000Z',
          run_at: '2026-11-20T09:05:00.000Z',
          error: 'ECONNREFUSED',
          ids: [{ field: 'tenantId', id: 'ten_fjord' }],
        },
      ],
      next_cursor: null,
    },
  },
});

/** S2.2-267. */
export const countJobs = route({
  id: 'background-jobs.counts',
  ...countJobsCall,
  summary: 'How many jobs each task has by state, those with parked ones first',
  access: 'staff',
  permission: 'super_admin_panel.read',
  params: none,
  query: none,
  response: z.object({ tasks: z.array(taskCounts) }),
  example: {
    response: {
      tasks: [
        {
          task: 'send-order-mail',
          parked: 0,
          failing: 2,
          running: 1,
          waiting: 7,
          oldest_at: '2026-11-20T09:00:00.000Z',
        },
      ],
    },
  },
});

const act = {
  access: 'staff',
  permission: 'super_admin_panel.update',
  params: jobParams,
  query: none,
  body: none,
  response: acted,
} as const;

/** S2.2-269. */
export const retryJob = route({
  id: 'background-jobs.retry',
  ...retryJobCall,
  summary: 'Try a job again at once, with all its tries; a conflict while a worker has it',
  ...act,
  errors: ['conflict'],
  example: {
    params: { job: '4711' },
    request: {},
    response: { id: '4711', task: 'send-order-mail', state: 'waiting' },
  },
});

/** S2.2-269. */
export const cancelJob = route({
  id: 'background-jobs.cancel',
  ...cancelJobCall,
  summary: 'Don’t try a job any more until somebody retries it; a conflict while a worker has it',
  ...act,
  errors: ['conflict'],
  example: {
    params: { job: '4711' },
    request: {},
    response: { id: '4711', task: 'send-order-mail', state: 'parked' },
  },
});
