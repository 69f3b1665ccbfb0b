import type { TaskTable } from '@/lib/jobs';
import { expireExport } from './service/expire-export';
import { forgetFileImport } from './service/imports/run-file-import';
import type { ListTable } from './service/list-definition';
import { forgetAct, runAct } from './service/run-act';
import { runExport } from './service/run-export';
import { sendExportMail } from './service/send-export-mail';

/** A file of the version before this one is in a table of its own: it is sent again (ADR 0085). */
const noFile = () => Promise.resolve();

/** The jobs of this module over these lists, which belong to modules above this one. ADR 0065. */
export function tasksOver(lists: ListTable) {
  return {
    'run-export': (job, attempt) => runExport(lists, job, attempt),
    'expire-export': (job) => expireExport(job),
    'send-export-mail': (job) => sendExportMail(job),
    'run-bulk-act': (job, attempt) => runAct(lists, job, attempt),
    'forget-bulk-act': (job) => forgetAct(job),
    'forget-file-import': (job) => forgetFileImport(job),
    'run-stock-import': noFile,
    'run-voucher-import': noFile,
    'forget-stock-import': (job) => forgetFileImport(job),
    'forget-voucher-import': (job) => forgetFileImport(job),
  } satisfies Partial<TaskTable>;
}
