import type { TaskTable } from '@/lib/jobs';
import { refundOrder } from './service/refund-order';
import { recordTax } from './service/record-tax';

/** The jobs of this module: name → what the worker does. */
export const tasks = {
  'refund-order': (job) => refundOrder(job),
  'record-tax': (job, attempt) => recordTax(job, attempt),
} satisfies Partial<TaskTable>;
