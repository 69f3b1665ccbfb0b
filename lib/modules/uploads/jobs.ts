import type { TaskTable } from '@/lib/jobs';
import { processUpload } from './service/process-upload';

/** The jobs of this module: name → what the worker does. */
export const tasks = {
  'process-upload': (job, attempt) => processUpload(job, attempt),
} satisfies Partial<TaskTable>;
