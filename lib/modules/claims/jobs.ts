import type { TaskTable } from '@/lib/jobs';
import { makeCodes } from './service/batches/make-codes';

/** The jobs of this module: name → what the worker does. */
export const tasks = {
  'make-codes': (job, attempt) => makeCodes(job, attempt),
} satisfies Partial<TaskTable>;
