import { notFound } from '@/lib/kernel/app-error';
import { assertMinor, type Currency, type Minor } from '@/lib/kernel/money';
import { now } from '@/lib/kernel/clock';
import { audit } from '@/lib/audit/append-audit';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { correct } from '@/lib/modules/ledger/data/move-credit';

/** A correction by staff. `amount`: minor units, below 0 to take money off, never 0. */
interface Correction {
  currency: Currency;
  amount: Minor;
  reason: string;
}

/**
 * Corrects a client's balance, for a reason that the client reads in its ledger; the balance after it in minor units. One
 * write, with a row of the log. Throws 404 for an unknown client. D37-3.
 */
export async function correctAccount(
  context: TenantContext & { userId: string },
  { currency, amount, reason }: Correction,
): Promise<Minor> {
  if (assertMinor(amount) === 0) throw new RangeError('nothing to correct');
  const { tenantId, userId } = context;
  return withTenant(context, async (tx) => {
    const balance = await correct(tx, { tenantId, currency, amount, reason, userId, at: now() });
    if (balance === null) throw notFound();
    await audit(tx, context, {
      action: 'credit.corrected',
      subjectType: 'tenant',
      subjectId: tenantId,
      data: { currency, amountMinor: amount },
    });
    return balance;
  });
}
