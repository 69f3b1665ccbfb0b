import { AppError } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import { traceOf } from '@/lib/kernel/trace-of';
import { can } from '@/lib/permissions/permissions';
import { log } from '@/lib/env/logger';
import type { JobPayloads } from '@/lib/db/enqueue';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import * as acts from '@/lib/modules/catalogue/data/catalogue-acts';
import { addRefusal } from '@/lib/modules/lists/rules/add-refusal';
import { announce } from '@/lib/modules/lists/service/announce';
import { jobScope } from '@/lib/modules/lists/service/job-scope';
import { changeInAct } from './change-in-act';

/** Products between two stored positions. A killed worker's successor tries at most these again, which changes nothing. */
const BATCH = 25;

type Job = JobPayloads['run-catalogue-act'];
type Progress = Pick<acts.CatalogueActRow, 'position' | 'done' | 'refused'>;

const keyOf = ({ tenantId, actId }: Job): acts.ActKey => ({ tenantId, id: actId });
const systemOf = ({ tenantId }: Job): TenantContext => ({ tenantId, actor: 'system' });

/** Open pages hear of it as of a bulk act of a list. */
const tell = ({ tenantId, actId }: Job) => announce({ tenantId, id: actId }, 'bulk_act.changed');

async function end(job: Job, progress: Progress, problem: acts.CatalogueActRow['problem']): Promise<void> {
  const status = problem === null ? 'done' : 'failed';
  await withTenant(systemOf(job), (tx) =>
    acts.storeActProgress(tx, keyOf(job), { ...progress, status, problem, at: now() }),
  );
  await tell(job);
}

/** The code of what is wrong at a field says more than that something is. */
const codeOf = (error: AppError): string => Object.values(error.fields)[0]?.[0] ?? error.code;

/** The code of a product's refusal, or null when it was changed. One that fails never stops the rest. */
async function tryProduct(
  context: TenantContext,
  act: acts.CatalogueActRow,
  id: string,
): Promise<string | null> {
  try {
    await changeInAct(context, act, id);
    return null;
  } catch (error) {
    if (error instanceof AppError) return codeOf(error);
    log().error({ fault: traceOf(error), act: act.id }, 'a product of a catalogue act failed');
    return 'internal';
  }
}

async function runBatch(
  context: TenantContext,
  job: Job,
  act: acts.CatalogueActRow,
  progress: Progress,
): Promise<Progress | null> {
  const from = { position: progress.position, limit: BATCH };
  const products = await withTenant(systemOf(job), (tx) => acts.nextProducts(tx, keyOf(job), from));
  if (products.length === 0) return null;
  let next = progress;
  for (const id of products) {
    const code = await tryProduct(context, act, id);
    next = {
      position: next.position + 1,
      done: next.done + (code === null ? 1 : 0),
      refused: code === null ? next.refused : addRefusal(next.refused, code, id),
    };
  }
  const stored = { ...next, status: 'running', problem: null, at: null } as const;
  await withTenant(systemOf(job), (tx) => acts.storeActProgress(tx, keyOf(job), stored));
  await tell(job);
  return next;
}

/**
 * Does an act, product by product, from where an earlier attempt has stopped. The person's right is looked at again first.
 */
export async function runCatalogueAct(job: Job, attempt: { last: boolean }): Promise<void> {
  const act = await withTenant(systemOf(job), (tx) => acts.findCatalogueAct(tx, keyOf(job)));
  if (!act || (act.status !== 'waiting' && act.status !== 'running')) return;
  const scope = await jobScope({ tenantId: job.tenantId, ownerId: act.ownerId, id: act.id });
  const needed = act.change.kind === 'delete' ? 'products.delete' : 'products.write';
  let progress: Progress = { position: act.position, done: act.done, refused: act.refused };
  if (!scope?.tenant || !can(scope.person, needed)) return end(job, progress, 'not_allowed');
  try {
    for (let next: Progress | null = progress; next;) {
      progress = next;
      next = await runBatch(scope.tenant, job, act, progress);
    }
    await end(job, progress, null);
  } catch (error) {
    if (attempt.last) await end(job, progress, 'fault');
    throw error;
  }
}

/** Deletes an act that nobody takes back any more; the audit log keeps what it did. */
export async function forgetCatalogueAct(job: Job): Promise<void> {
  await withTenant(systemOf(job), (tx) => acts.removeCatalogueAct(tx, keyOf(job)));
}
