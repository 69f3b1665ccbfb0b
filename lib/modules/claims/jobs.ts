import type { TaskTable } from '@/lib/jobs';
import type { ListTable } from '@/lib/modules/lists/service/list-definition';
import { runPeopleImport } from './service/batches/import-people';
import { makeCodes } from './service/batches/make-codes';
import { reissueCodes } from './service/batches/reissue-codes';
import { mailCodes } from './service/mailings/mail-codes';
import { sendTestMail } from './service/mailings/send-test-mail';
import { drawSheetFile } from './service/sheets/draw-sheet-file';
import { expireSheet } from './service/sheets/expire-sheet';
import { claimsList } from './service/claims-list';
import { codesList } from './service/codes-list';

/** The jobs of this module: name → what the worker does. */
export const tasks = {
  'make-codes': (job, attempt) => makeCodes(job, attempt),
  'mail-codes': (job, attempt) => mailCodes(job, attempt),
  'send-test-code-mail': (job) => sendTestMail(job),
  'reissue-codes': (job) => reissueCodes(job),
  'draw-code-sheet': (job, attempt) => drawSheetFile(job, attempt),
  'expire-code-sheet': (job) => expireSheet(job),
  'run-code-import': (job, attempt) => runPeopleImport(job, attempt),
} satisfies Partial<TaskTable>;

/** The lists of this module, whose exports and bulk acts the worker runs. */
export const lists = { claims: claimsList, codes: codesList } satisfies Partial<ListTable>;
