import { AppError } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import type { Currency, Minor } from '@/lib/kernel/money';
import { enqueue } from '@/lib/db/enqueue';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { bucketOf } from '@/lib/limits/bucket';
import { consume } from '@/lib/limits/consume';
import { addTopUp, findTopUp, nameIntent } from '@/lib/modules/payments/data/top-ups';
import { nextTopUpLook, regionPaidIn } from '@/lib/modules/payments/rules/top-up';
import { cardToPayWith } from '@/lib/modules/payments/service/cards/list-cards';
import { onceId } from '@/lib/modules/payments/service/once-id';
import { payments } from '@/lib/payments';

/** Who tries stolen cards needs many; a client needs a few. */
const BEGUN = { limit: 20, windowSeconds: 3600 } as const;

/** What the browser needs to pay it. */
export interface BegunTopUp {
  topUpId: string;
  clientSecret: string;
  publishableKey: string;
}

async function countBegun(tenantId: string): Promise<void> {
  const { allowed, retryAfter } = await consume({ bucket: bucketOf('top-up', tenantId), ...BEGUN });
  if (!allowed) throw new AppError('rate_limited', { retryAfter });
}

/**
 * Keeps it before the provider hears of it, with the job that looks at it should everything else be lost. Throws 422 for
 * another amount, currency or card under a known key.
 */
async function keep(
  context: TenantContext & { userId: string },
  wanted: { topUpId: string; currency: Currency; amount: Minor; cardId: string | null },
): Promise<void> {
  const { tenantId, userId } = context;
  const { topUpId, currency, amount, cardId } = wanted;
  const madeAt = now();
  await withTenant(context, async (tx) => {
    const isNew = await addTopUp(tx, {
      tenantId,
      id: topUpId,
      currency,
      region: regionPaidIn(currency),
      amountMinor: amount,
      cardId,
      madeByUserId: userId,
      madeAt,
    });
    if (!isNew) {
      const known = await findTopUp(tx, { tenantId, topUpId });
      if (known?.currency !== currency || known.amountMinor !== amount || known.cardId !== cardId)
        throw new AppError('idempotency_mismatch');
      return;
    }
    const look = { runAt: nextTopUpLook(madeAt, madeAt), jobKey: `top-up:${topUpId}` };
    await enqueue(tx, 'look-at-top-up', { tenantId, topUpId }, look);
  });
}

/**
 * Begins a payment of a client to the platform's own account, for its credit account in this currency. `amount`: minor
 * units. Nothing is added before the provider says that it was paid, and nothing is charged before the
 * browser confirms it, with the saved card of `cardId` too. The same `key` again answers the same payment, which
 * the provider itself keeps apart by the top-up's id. Throws `payments_unavailable` for a region without keys,
 * `rate_limited`, 404 and 422 as `cardToPayWith` does, 422 for another payment under the same key, `payment_provider_failed` and the provider's other errors.
 * D26-1, D36, D37-1.
 */
export async function beginTopUp(
  context: TenantContext & { userId: string },
  wanted: { currency: Currency; amount: Minor; key?: string | null; cardId?: string | null },
): Promise<BegunTopUp> {
  const { tenantId } = context;
  const { currency, amount, key = null, cardId = null } = wanted;
  const region = regionPaidIn(currency);
  const keys = payments().regionKeys(region);
  if (!keys) throw new AppError('payments_unavailable');
  const card = cardId === null ? undefined : await cardToPayWith(context, cardId, region);
  await countBegun(tenantId);
  const topUpId = onceId('topUp', context, key);
  await keep(context, { topUpId, currency, amount, cardId });
  const description = `Credit top-up ${topUpId}`;
  const asked = { region, amount, currency, tenantId, topUpId, description, card };
  const made = await payments().createTopUp(asked);
  if (!made.ok || made.value.clientSecret === null) throw new AppError('payment_provider_failed');
  const { id: intentId, clientSecret } = made.value;
  await withTenant(context, (tx) => nameIntent(tx, { tenantId, topUpId }, intentId));
  return { topUpId, clientSecret, publishableKey: keys.publishableKey };
}
