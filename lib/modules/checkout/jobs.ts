import type { TaskTable } from '@/lib/jobs';
import { runVoucherImport } from './service/vouchers/run-voucher-import';

/** The jobs of this module: name → what the worker does. */
export const tasks = {
  'run-voucher-file': (job, attempt) => runVoucherImport(job, attempt),
} satisfies Partial<TaskTable>;
