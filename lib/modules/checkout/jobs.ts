import type { TaskTable } from '@/lib/jobs';
import { forgetVoucherImport, runVoucherImport } from './service/vouchers/run-voucher-import';

/** The jobs of this module: name → what the worker does. */
export const tasks = {
  'run-voucher-import': (job, attempt) => runVoucherImport(job, attempt),
  'forget-voucher-import': (job) => forgetVoucherImport(job),
} satisfies Partial<TaskTable>;
