import type { z } from 'zod';
import { audit } from '@/lib/audit/append-audit';
import { enqueue } from '@/lib/db/enqueue';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { AppError, invalid, notFound } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import { newId } from '@/lib/kernel/ids';
import type { SessionUser } from '@/lib/modules/accounts/service/session-user';
import { cancelForClient } from '@/lib/modules/orders/service/cancel-for-client';
import { findOrdersOf } from '@/lib/modules/orders/service/personal-data';
import type { Erasure, eraseForm } from '@/lib/modules/privacy/contract/privacy';
import { findErasure, insertErasure } from '@/lib/modules/privacy/data/erasures';
import { findRequest } from '@/lib/modules/privacy/data/requests';
import { erasureJob } from './erasure-job';
import { findOpenMatters } from './open-matters';
import { presentErasure } from './read-privacy';
import { personHash } from './subject';

/** So long the mails about cancelled orders have to leave, before the address they go to is gone. */
const MAILS_MS = 20_000;

/** Cancels what can still be cancelled; an order that can't is waited for. Returns how many. */
async function cancelOpen(context: TenantContext, user: SessionUser, email: string): Promise<number> {
  const { tenantId } = context;
  const open = await withTenant(context, async (tx) =>
    findOpenMatters(tx, { tenantId, email, orderIds: await findOrdersOf(tx, { tenantId, email }) }),
  );
  let cancelled = 0;
  for (const { orderId: id } of open.filter(({ kind }) => kind === 'order')) {
    try {
      await cancelForClient(context, user, id, { reason: 'customer_request', words: '' });
      cancelled += 1;
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'conflict') throw error;
    }
  }
  return cancelled;
}

/**
 * Begins to erase a person, by a job, with the audit row, which doesn't say whom. Whoever asks types the address twice. One of
 * this person that is under way is meant again. Throws 422 for another address the second time, and 404 for another tenant's
 * request. D46-2.
 */
export async function startErasure(
  context: TenantContext,
  user: SessionUser,
  form: z.output<typeof eraseForm>,
): Promise<Erasure> {
  const { tenantId } = context;
  const { email, request = null } = form;
  if (form.confirm_email !== email) throw invalid({ confirm_email: ['invalid'] });
  if (request !== null) {
    const own = await withTenant(context, (tx) => findRequest(tx, { tenantId, id: request }));
    if (!own || own.email.trim().toLowerCase() !== email) throw notFound();
  }
  const cancelled = form.open_orders === 'cancel' ? await cancelOpen(context, user, email) : 0;
  return withTenant(context, async (tx) => {
    const at = now();
    const row = { tenantId, id: newId('erasure'), email, personHash: personHash(tenantId, email), at };
    const { id, first } = await insertErasure(tx, { ...row, askedBy: user.id, requestId: request });
    if (first) {
      await audit(tx, context, {
        action: 'privacy.erasure_asked',
        subjectType: 'tenant',
        subjectId: tenantId,
        data: { erasure: id, cancelled },
      });
    }
    const runAt = cancelled > 0 ? new Date(at.getTime() + MAILS_MS) : undefined;
    await enqueue(tx, 'erase-person', { tenantId, erasureId: id }, erasureJob(id, tenantId, runAt));
    const stored = await findErasure(tx, { tenantId, id });
    if (!stored) throw new Error('an erasure was not stored');
    return presentErasure(tx, tenantId, stored);
  });
}
