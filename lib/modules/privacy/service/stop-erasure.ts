import { audit } from '@/lib/audit/append-audit';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { AppError, notFound } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import type { Erasure } from '@/lib/modules/privacy/contract/privacy';
import { endErasure, findErasure } from '@/lib/modules/privacy/data/erasures';
import { presentErasure } from './read-privacy';

/**
 * Gives up an erasure that waits for open orders; giving up again returns the same. Throws 404 for another tenant's, and
 * `conflict` for one that runs or is done. D46-2.
 */
export async function stopErasure(context: TenantContext, id: string): Promise<Erasure> {
  const { tenantId } = context;
  return withTenant(context, async (tx) => {
    const found = await findErasure(tx, { tenantId, id });
    if (!found) throw notFound();
    if (found.state === 'stopped') return presentErasure(tx, tenantId, found);
    const ended = await endErasure(tx, { tenantId, id, from: ['waiting'], to: 'stopped', at: now() });
    if (!ended) throw new AppError('conflict');
    await audit(tx, context, {
      action: 'privacy.erasure_stopped',
      subjectType: 'tenant',
      subjectId: tenantId,
      data: { erasure: id },
    });
    return presentErasure(tx, tenantId, ended);
  });
}
