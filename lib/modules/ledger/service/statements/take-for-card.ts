import { audit } from '@/lib/audit/append-audit';
import type { Transaction } from '@/lib/db/transaction';
import type { TenantContext } from '@/lib/db/with-tenant';
import { now } from '@/lib/kernel/clock';
import type { Currency, Minor } from '@/lib/kernel/money';
import { lockAvailable, moveBack } from '@/lib/modules/ledger/data/move-credit';

/**
 * Takes a payment off a client's account again which goes back to its card, inside the caller's transaction: as much of `amount` as nothing else
 * has reserved. Returns how much that is, in minor units, 0 for nothing. `paymentId`: what it is known by; the same one twice fails, which rolls
 * the caller back. D36-17.
 */
export async function takeForCard(
  tx: Transaction,
  context: TenantContext,
  { currency, amount, paymentId }: { currency: Currency; amount: Minor; paymentId: string },
): Promise<Minor> {
  const { tenantId } = context;
  const free = await lockAvailable(tx, { tenantId, currency });
  const taken = Math.min(amount, Math.max(0, free));
  if (taken === 0) return 0;
  await moveBack(tx, { tenantId, currency, amount: -taken, paymentId, kind: 'charge', at: now() });
  await audit(tx, context, {
    action: 'credit.top_up_taken_back',
    subjectType: 'tenant',
    subjectId: tenantId,
    data: { currency, amountMinor: taken, paymentId },
  });
  return taken;
}
