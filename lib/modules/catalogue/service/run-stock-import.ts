import { AppError } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import { can } from '@/lib/permissions/permissions';
import type { JobPayloads } from '@/lib/db/enqueue';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import * as imports from '@/lib/modules/catalogue/data/stock-imports';
import { readStockFile, type ReadFile } from '@/lib/modules/catalogue/rules/stock-file';
import type { StockPlan } from '@/lib/modules/catalogue/rules/stock-plan';
import { jobScope } from '@/lib/modules/lists/service/job-scope';
import { lockPlan, planImport, writePlan } from './import-stock';

type Job = JobPayloads['run-stock-import'];

interface Work {
  /** The person who has sent the file, with the right of now. */
  context: TenantContext;
  key: imports.ImportKey;
  slug: string;
  file: ReadFile;
}

const systemOf = ({ tenantId }: { tenantId: string }): TenantContext => ({ tenantId, actor: 'system' });

/** Stores how far the work is, in a transaction of its own: the pages see it while the work's is still open. */
function progressOf(
  { key, file }: Work,
  status: 'checking' | 'applying',
  share: (done: number) => number = (done) => done,
) {
  const total = file.rows.length;
  return async (done: number): Promise<void> => {
    const state = { status, done: Math.min(total, Math.round(share(done))), total };
    await withTenant(systemOf(key), (tx) => imports.storeImportProgress(tx, key, state));
  };
}

const resultOf = ({ file }: Work, { stock, prices, errors }: StockPlan) => ({
  rows: file.rows.length,
  stockChanges: stock.length,
  priceChanges: prices.length,
  errors,
  at: now(),
});

async function check(work: Work): Promise<void> {
  const { context, key } = work;
  const progress = progressOf(work, 'checking');
  await progress(0);
  await withTenant(context, async (tx) => {
    const plan = await planImport(tx, context, work, progress);
    await imports.storeImportResult(tx, key, { status: 'checked', ...resultOf(work, plan) });
  });
}

/** Writes all of it in one transaction, or goes back to `checked` with what is wrong by now. */
async function apply(work: Work): Promise<void> {
  const { context, key, file } = work;
  // Reading again is the first half of the way, writing the second.
  const read = progressOf(work, 'applying', (done) => done / 2);
  await withTenant(context, async (tx) => {
    const asked = { ...work, lock: true };
    const first = await planImport(tx, context, asked, read);
    await lockPlan(tx, context.tenantId, first);
    const plan = await planImport(tx, context, asked, async () => undefined);
    const isWhole = plan.errors.length === 0;
    const written = progressOf(
      work,
      'applying',
      (done) => (file.rows.length * (1 + done / Math.max(1, plan.stock.length))) / 2,
    );
    if (isWhole) await writePlan(tx, context, plan, written);
    const status = isWhole ? 'done' : 'checked';
    await imports.storeImportResult(tx, key, { status, ...resultOf(work, plan) });
  });
}

async function fail(
  key: imports.ImportKey,
  problem: 'not_allowed' | 'event_locked' | 'fault',
): Promise<void> {
  await withTenant(systemOf(key), (tx) => imports.failImport(tx, key, problem, now()));
}

/**
 * Checks a file of stock and prices, or writes a checked one: all of it in one transaction, or nothing. The person's right
 * is looked at again first. A killed worker's successor begins anew, since nothing was written. D48-1, D48-2.
 */
export async function runStockImport({ tenantId, importId }: Job, attempt: { last: boolean }): Promise<void> {
  const key = { tenantId, id: importId };
  const found = await withTenant(systemOf(key), (tx) => imports.readImportWork(tx, key));
  if (!found) return;
  const { ownerId, slug, status, content } = found;
  const scope = await jobScope({ tenantId, ownerId, id: importId });
  if (!scope?.tenant || !can(scope.person, 'products.write')) return fail(key, 'not_allowed');
  const work: Work = { context: scope.tenant, key, slug, file: readStockFile(content) };
  try {
    if (status === 'applying') await apply(work);
    else if (status === 'waiting' || status === 'checking') await check(work);
  } catch (error) {
    const code = error instanceof AppError ? error.code : undefined;
    if (code === 'event_locked') return fail(key, code);
    if (code === 'forbidden' || code === 'not_found') return fail(key, 'not_allowed');
    if (attempt.last) await fail(key, 'fault');
    throw error;
  }
}

/** Deletes a file that nobody looks at any more; the audit log keeps what it did. */
export async function forgetStockImport({ tenantId, importId }: Job): Promise<void> {
  const key = { tenantId, id: importId };
  await withTenant(systemOf(key), (tx) => imports.removeImport(tx, key));
}
