import { AppError } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import { traceOf } from '@/lib/kernel/trace-of';
import { can } from '@/lib/permissions/permissions';
import { log } from '@/lib/env/logger';
import type { ListJob } from '@/lib/db/enqueue';
import type { TenantContext } from '@/lib/db/with-tenant';
import { appendScopedAudit } from '@/lib/modules/lists/data/append-scoped-audit';
import * as rows from '@/lib/modules/lists/data/bulk-acts';
import { addRefusal } from '@/lib/modules/lists/rules/add-refusal';
import { announce } from './announce';
import { inJob, jobScope } from './job-scope';
import type { ListActDefinition, ListTable } from './list-definition';
import type { ListScope } from './list-scope';

/** Rows between two stored positions. A killed worker's successor tries at most these again, which changes nothing more. */
const BATCH = 25;

type Progress = Pick<rows.BulkActRow, 'id' | 'position' | 'done' | 'refused' | 'leftOut' | 'input'>;

async function end(
  job: ListJob,
  scope: ListScope | null,
  progress: Progress,
  problem: rows.BulkActRow['problem'],
): Promise<void> {
  const status = problem === null ? 'done' : 'failed';
  await inJob(job, async (tx) => {
    await rows.storeActProgress(tx, job, { ...progress, status, problem, at: now() });
    const refused = progress.refused.map(({ code, count }) => ({ code, count }));
    const tenant: TenantContext | null =
      job.tenantId === null ? null : (scope?.tenant ?? { tenantId: job.tenantId, actor: 'system' });
    await appendScopedAudit(
      tx,
      { tenant, userId: job.ownerId },
      {
        action: 'bulk_act.finished',
        subjectType: 'bulk_act',
        subjectId: job.id,
        subjectLabel: null,
        data: { done: progress.done, refused, problem },
      },
    );
  });
  await announce(job, 'bulk_act.changed');
}

/** The code of the row's refusal, or null when it was done. One that fails never stops the rest. */
async function tryRow(
  act: ListActDefinition,
  scope: ListScope,
  job: ListJob,
  target: { tenantId: string; id: string; input: Progress['input'] },
): Promise<string | null> {
  const actor = scope.person.superadmin ? 'staff' : 'client';
  const context: TenantContext = { tenantId: target.tenantId, actor, userId: job.ownerId };
  try {
    await act.run(context, { id: target.id, actId: job.id, input: target.input });
    return null;
  } catch (error) {
    if (error instanceof AppError) return error.code;
    log().error({ fault: traceOf(error), act: job.id }, 'a row of a bulk act failed');
    return 'internal';
  }
}

async function runBatch(
  act: ListActDefinition,
  scope: ListScope,
  job: ListJob,
  progress: Progress,
): Promise<Progress | null> {
  const from = { id: job.id, position: progress.position, limit: BATCH };
  const targets = await inJob(job, (tx) => rows.nextTargets(tx, job, from));
  if (targets.length === 0) return null;
  let next = progress;
  for (const target of targets) {
    const [tenantId = '', id = ''] = target.split('/');
    const code = await tryRow(act, scope, job, { tenantId, id, input: progress.input });
    const position = next.position + 1;
    next = {
      ...next,
      position,
      leftOut: code === null ? next.leftOut : [...next.leftOut, position],
      done: next.done + (code === null ? 1 : 0),
      refused: code === null ? next.refused : addRefusal(next.refused, code, id),
    };
  }
  const stored = next;
  await inJob(job, (tx) =>
    rows.storeActProgress(tx, job, { ...stored, status: 'running', problem: null, at: null }),
  );
  await announce(job, 'bulk_act.changed');
  return stored;
}

/**
 * Does a bulk act, row by row, from where an earlier attempt has stopped. The person's right is looked at again first.
 */
export async function runAct(lists: ListTable, job: ListJob, attempt: { last: boolean }): Promise<void> {
  const row = await inJob(job, (tx) => rows.findBulkAct(tx, job, job.id));
  if (!row || (row.status !== 'waiting' && row.status !== 'running')) return;
  const [act, scope] = [lists[row.list].acts[row.act], await jobScope(job)];
  let progress: Progress = row;
  if (!act || !scope || !can(scope.person, act.permission)) return end(job, scope, progress, 'not_allowed');
  try {
    for (let next: Progress | null = progress; next;) {
      progress = next;
      next = await runBatch(act, scope, job, progress);
    }
    await end(job, scope, progress, null);
  } catch (error) {
    if (attempt.last) await end(job, scope, progress, 'fault');
    throw error;
  }
}

/** Deletes a bulk act's row, which nobody looks at any more; the audit log keeps what it did. */
export async function forgetAct(job: ListJob): Promise<void> {
  await inJob(job, (tx) => rows.removeBulkAct(tx, job, job.id));
}
