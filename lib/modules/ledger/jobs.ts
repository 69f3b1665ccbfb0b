import type { ScheduledTaskTable, TaskTable } from '@/lib/jobs';
import { log } from '@/lib/env/logger';
import type { ListTable } from '@/lib/modules/lists/service/list-definition';
import { issueStatements } from './service/issue-statements';
import { ledgerList } from './service/ledger-export';
import { sendFillingMail } from './service/send-filling-mail';
import { sendStatementMail } from './service/send-statement-mail';

/** The jobs of this module: name → what the worker does. */
export const tasks = {
  'send-filling-mail': (job) => sendFillingMail(job),
  'send-statement-mail': (job) => sendStatementMail(job),
} satisfies Partial<TaskTable>;

/** What this module does by the clock: name → task (lib/jobs/schedule.ts says when). */
export const scheduled = {
  async 'issue-statements'(stopping) {
    const counted = await issueStatements(stopping);
    if (counted.issued + counted.failed > 0) log().info(counted, 'statements issued');
  },
} satisfies Partial<ScheduledTaskTable>;

/** The list of this module, whose exports the worker runs. */
export const lists = { ledger: ledgerList } satisfies Partial<ListTable>;
