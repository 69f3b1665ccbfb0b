import { AppError } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import { can } from '@/lib/permissions/permissions';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import * as imports from '@/lib/modules/lists/data/file-imports';
import { jobScope } from '@/lib/modules/lists/service/job-scope';
import type { FilePlace, ImportPlan, ImportWork } from './import-kind';

interface Job {
  tenantId: string;
  importId: string;
}
type Rows = { rows: readonly unknown[] };

/** One file of a kind, as a job works on it. */
interface Running<Count extends string, File extends Rows, Plan extends ImportPlan> {
  kind: ImportWork<Count, File, Plan>;
  /** The person who has sent the file, with the right of now. */
  context: TenantContext;
  key: imports.ImportKey;
  place: FilePlace;
  file: File;
}

const systemOf = ({ tenantId }: { tenantId: string }): TenantContext => ({ tenantId, actor: 'system' });

/** Stores how far the work is, in a transaction of its own: the pages see it while the work's is still open. */
function progressOf<Count extends string, File extends Rows, Plan extends ImportPlan>(
  { key, file }: Running<Count, File, Plan>,
  status: 'checking' | 'applying',
  share: (done: number) => number = (done) => done,
) {
  const total = file.rows.length;
  return async (done: number): Promise<void> => {
    const state = { status, done: Math.min(total, Math.round(share(done))), total };
    await withTenant(systemOf(key), (tx) => imports.storeImportProgress(tx, key, state));
  };
}

const resultOf = <Count extends string, File extends Rows, Plan extends ImportPlan>(
  { kind, file }: Running<Count, File, Plan>,
  plan: Plan,
) => ({
  rows: file.rows.length,
  counts: kind.counted(plan),
  errors: plan.errors,
  notes: plan.notes ?? [],
  at: now(),
});

async function check<Count extends string, File extends Rows, Plan extends ImportPlan>(
  work: Running<Count, File, Plan>,
): Promise<void> {
  const { kind, context, key } = work;
  const progress = progressOf(work, 'checking');
  await progress(0);
  await withTenant(context, async (tx) => {
    const plan = await kind.plan(tx, context, { ...work.place, file: work.file }, progress);
    await imports.storeImportResult(tx, key, { status: 'checked', ...resultOf(work, plan) });
  });
}

/** Writes all of it in one transaction, or goes back to `checked` with what is wrong by now. */
async function apply<Count extends string, File extends Rows, Plan extends ImportPlan>(
  work: Running<Count, File, Plan>,
): Promise<void> {
  const { kind, context, key, place, file } = work;
  // Reading again is the first half of the way, writing the second.
  const read = progressOf(work, 'applying', (done) => done / 2);
  await withTenant(context, async (tx) => {
    const asked = { ...place, file, lock: true };
    const first = await kind.plan(tx, context, asked, read);
    await kind.lock(tx, context.tenantId, first);
    const plan = await kind.plan(tx, context, asked, async () => undefined);
    const isWhole = plan.errors.length === 0;
    const all = Math.max(1, kind.written(plan));
    const written = progressOf(work, 'applying', (done) => (file.rows.length * (1 + done / all)) / 2);
    if (isWhole) await kind.write(tx, context, { ...place, plan }, written);
    const status = isWhole ? 'done' : 'checked';
    await imports.storeImportResult(tx, key, { status, ...resultOf(work, plan) });
  });
}

/**
 * Checks a file, or writes a checked one: all of it in one transaction, or nothing. The person's right is looked at again
 * first. A killed worker's successor begins anew, since nothing was written. D48-1, D48-2.
 */
export async function runFileImport<Count extends string, File extends Rows, Plan extends ImportPlan>(
  kind: ImportWork<Count, File, Plan>,
  { tenantId, importId }: Job,
  attempt: { last: boolean },
): Promise<void> {
  const key = { tenantId, id: importId };
  const fail = (problem: 'not_allowed' | 'event_locked' | 'fault') =>
    withTenant(systemOf(key), (tx) => imports.failImport(tx, key, { problem, at: now() }));
  const found = await withTenant(systemOf(key), (tx) => imports.readImportWork(tx, key));
  if (!found) return;
  const { ownerId, slug, subjectId, status, content } = found;
  const scope = await jobScope({ tenantId, ownerId, id: importId });
  if (!scope?.tenant || !can(scope.person, kind.permission)) return fail('not_allowed');
  const context = scope.tenant;
  try {
    const work = { kind, context, key, place: { slug, subject: subjectId }, file: kind.read(content) };
    if (status === 'applying') await apply(work);
    else if (status === 'waiting' || status === 'checking') await check(work);
  } catch (error) {
    const code = error instanceof AppError ? error.code : undefined;
    if (code === 'event_locked') return fail(code);
    // A batch of codes may have been revoked meanwhile.
    if (code === 'forbidden' || code === 'not_found' || code === 'conflict') return fail('not_allowed');
    if (attempt.last) await fail('fault');
    throw error;
  }
}

/** Deletes a file that nobody looks at any more; the audit log keeps what it did. */
export async function forgetFileImport({ tenantId, importId }: Job): Promise<void> {
  const key = { tenantId, id: importId };
  await withTenant(systemOf(key), (tx) => imports.removeImport(tx, key));
}
