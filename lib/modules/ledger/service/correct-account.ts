import { createHash } from 'node:crypto';
import { AppError, notFound } from '@/lib/kernel/app-error';
import { assertMinor, type Currency, type Minor } from '@/lib/kernel/money';
import { now } from '@/lib/kernel/clock';
import { enqueueAll } from '@/lib/db/enqueue';
import { eventJobs } from '@/lib/domain-events/announce';
import { audit } from '@/lib/audit/append-audit';
import { withTenant, withTenantOnce, type TenantContext } from '@/lib/db/with-tenant';
import { findCorrection } from '@/lib/modules/ledger/data/find-correction';
import { correct } from '@/lib/modules/ledger/data/move-credit';
import { isKnownPayment } from './is-known-payment';

/** A correction by staff. `amount`: minor units, below 0 to take money off, never 0. */
interface Correction {
  currency: Currency;
  amount: Minor;
  reason: string;
  /** The key of the call that asks for it. */
  key?: string | null;
}

export type StaffContext = TenantContext & { userId: string };

/** A person's key as the ledger keeps it: keys of two people are two acts, however they are named. */
export const actOf = (userId: string, key: string): string =>
  `key_${createHash('sha256')
    .update(JSON.stringify([userId, key]))
    .digest('hex')}`;

async function add(context: StaffContext, { currency, amount, reason }: Correction, act: string | null) {
  const { tenantId, userId } = context;
  return withTenant(context, async (tx) => {
    const balance = await correct(tx, { tenantId, currency, amount, reason, userId, act, at: now() });
    if (balance === null) throw notFound();
    await audit(tx, context, {
      action: 'credit.corrected',
      subjectType: 'tenant',
      subjectId: tenantId,
      data: { currency, amountMinor: amount },
    });
    if (amount > 0) await enqueueAll(tx, eventJobs('credit.freed', { tenantId }));
    return balance;
  });
}

/**
 * Corrects a client's balance, for a reason that the client reads in its ledger; the balance after it in minor units. One
 * write, with a row of the log; money that is added may let orders go on that wait. The same `key` again corrects nothing more and answers the same, also where the first
 * answer was lost with its process. Throws 404 for an unknown client, 422 for another correction under the same key. D37-3.
 */
export async function correctAccount(context: StaffContext, wanted: Correction): Promise<Minor> {
  const { currency, amount, reason, key = null } = wanted;
  if (assertMinor(amount) === 0) throw new RangeError('nothing to correct');
  const { tenantId, userId } = context;
  const act = key === null ? null : actOf(userId, key);
  try {
    return await add(context, wanted, act);
  } catch (error) {
    if (act === null || !isKnownPayment(error)) throw error;
    const made = await withTenantOnce(context, (tx) => findCorrection(tx, { tenantId, act }));
    const same = made?.currency === currency && made.amount === amount && made.reason === reason;
    if (!made || !same) throw new AppError('idempotency_mismatch');
    return made.balance;
  }
}
