import type { TaskTable } from '@/lib/jobs';
import type { ListTable } from '@/lib/modules/lists/service/list-definition';
import { ledgerList } from './service/ledger-export';
import { sendFillingMail } from './service/send-filling-mail';

/** The jobs of this module: name → what the worker does. */
export const tasks = {
  'send-filling-mail': (job) => sendFillingMail(job),
} satisfies Partial<TaskTable>;

/** The list of this module, whose exports the worker runs. */
export const lists = { ledger: ledgerList } satisfies Partial<ListTable>;
