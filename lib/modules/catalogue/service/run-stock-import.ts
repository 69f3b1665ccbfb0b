import type { JobPayloads } from '@/lib/db/enqueue';
import { readStockFile, type ReadFile } from '@/lib/modules/catalogue/rules/stock-file';
import type { StockPlan } from '@/lib/modules/catalogue/rules/stock-plan';
import type { ImportWork } from '@/lib/modules/lists/service/imports/import-kind';
import { runFileImport } from '@/lib/modules/lists/service/imports/run-file-import';
import { lockPlan, planImport, writePlan } from './import-stock';
import { STOCK_IMPORT } from './stock-import-kind';

type Job = JobPayloads['run-stock-file'];

const WORK: ImportWork<'stock_changes' | 'price_changes', ReadFile, StockPlan> = {
  ...STOCK_IMPORT,
  permission: 'products.write',
  read: readStockFile,
  plan: planImport,
  lock: lockPlan,
  write: (tx, context, { plan }, progress) => writePlan(tx, context, plan, progress),
  counted: ({ stock, prices }) => ({ stock_changes: stock.length, price_changes: prices.length }),
  written: ({ stock }) => stock.length,
};

/** Checks a file of stock and prices, or writes a checked one: all of it, or nothing. D48-1, D48-2. */
export async function runStockImport(job: Job, attempt: { last: boolean }): Promise<void> {
  await runFileImport(WORK, job, attempt);
}
