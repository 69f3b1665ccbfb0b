import { audit } from '@/lib/audit/append-audit';
import { enqueue, type JobPayloads } from '@/lib/db/enqueue';
import type { DataSubject } from '@/lib/db/personal-data';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { now } from '@/lib/kernel/clock';
import { addCount, endErasure, findErasure, storeState } from '@/lib/modules/privacy/data/erasures';
import { answerRequests } from '@/lib/modules/privacy/data/requests';
import { erasureJob } from './erasure-job';
import { findOpenMatters } from './open-matters';
import { COPIES, PARTS } from './parts';
import { readSubject } from './subject';

type Job = JobPayloads['erase-person'];

/** How long until what is open is looked at again. */
const AGAIN_MS = 3_600_000;

/** Who is to be erased; null when it is over, or has to wait for what is not over. D46-10. */
async function subjectOf(
  context: TenantContext,
  { tenantId, erasureId: id }: Job,
): Promise<DataSubject | null> {
  return withTenant(context, async (tx) => {
    const row = await findErasure(tx, { tenantId, id });
    if (!row || row.email === null) return null;
    const { subject } = await readSubject(tx, tenantId, row.email);
    const waits = (await findOpenMatters(tx, subject)).length > 0;
    if (!(await storeState(tx, { tenantId, id, state: waits ? 'waiting' : 'running' }))) return null;
    if (!waits) return subject;
    const again = new Date(now().getTime() + AGAIN_MS);
    await enqueue(tx, 'erase-person', { tenantId, erasureId: id }, erasureJob(id, tenantId, again));
    return null;
  });
}

/**
 * Erases a person: each part in transactions of its own, then the address is forgotten. After a crash, a repeat finds what is
 * left by the address. The audit row says how much, not of whom. D46-2.
 */
export async function runErasure(job: Job): Promise<void> {
  const { tenantId, erasureId: id } = job;
  const context: TenantContext = { tenantId, actor: 'system' };
  const subject = await subjectOf(context, job);
  if (!subject) return;
  for (const part of [...PARTS, ...COPIES]) {
    const count = await part.erase(context, subject);
    if (count > 0) await withTenant(context, (tx) => addCount(tx, { tenantId, id, part: part.name, count }));
  }
  await withTenant(context, async (tx) => {
    const done = await endErasure(tx, { tenantId, id, from: ['running'], to: 'done', at: now() });
    if (!done) return;
    await answerRequests(tx, tenantId, { id: done.requestId, orderIds: subject.orderIds });
    await audit(tx, context, {
      action: 'privacy.erased',
      subjectType: 'tenant',
      subjectId: tenantId,
      data: { erasure: id, replaced: done.counts },
    });
  });
}
