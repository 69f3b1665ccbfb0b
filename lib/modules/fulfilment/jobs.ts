import type { TaskTable } from '@/lib/jobs';
import { advanceOrder } from './service/advance-order';
import { renderPrints } from './service/render-prints';
import { submitOrder } from './service/submit-order';

/** The jobs of this module: name → what the worker does. */
export const tasks = {
  'advance-order': (job) => advanceOrder(job),
  'render-prints': (job) => renderPrints(job),
  'submit-order': (job, attempt) => submitOrder(job, attempt),
} satisfies Partial<TaskTable>;
