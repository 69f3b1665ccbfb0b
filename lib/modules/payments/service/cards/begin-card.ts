import { AppError } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import type { Currency } from '@/lib/kernel/money';
import type { Region } from '@/lib/kernel/regions';
import { withTenant, withTenantOnce, type TenantContext } from '@/lib/db/with-tenant';
import { bucketOf } from '@/lib/limits/bucket';
import { consume } from '@/lib/limits/consume';
import {
  addCard,
  addCustomer,
  findCard,
  findCustomer,
  nameSetup,
} from '@/lib/modules/payments/data/saved-cards';
import { regionPaidIn } from '@/lib/modules/payments/rules/top-up';
import { onceId } from '@/lib/modules/payments/service/once-id';
import { payments } from '@/lib/payments';

/** Who tries stolen cards needs many; a client needs a few. */
const BEGUN = { limit: 20, windowSeconds: 3600 } as const;

/** What the browser needs to give the card to the provider. */
export interface BegunCard {
  cardId: string;
  clientSecret: string;
  publishableKey: string;
}

async function countBegun(tenantId: string): Promise<void> {
  const { allowed, retryAfter } = await consume({ bucket: bucketOf('save-card', tenantId), ...BEGUN });
  if (!allowed) throw new AppError('rate_limited', { retryAfter });
}

/** Makes the client known to the provider the first time; of two at once, both get the same. */
async function customerOf(context: TenantContext, region: Region): Promise<string> {
  const { tenantId } = context;
  const key = { tenantId, region };
  const known = await withTenantOnce(context, (tx) => findCustomer(tx, key));
  if (known !== null) return known;
  const customerId = await payments().createCustomer(region, tenantId);
  return withTenant(context, async (tx) => {
    await addCustomer(tx, { ...key, customerId, madeAt: now() });
    return (await findCustomer(tx, key)) ?? customerId;
  });
}

/**
 * Begins to save a card of a client for top-ups in this currency, on the platform's own account; `forOrders`: for the orders
 * of its own shop, too, which are paid when nobody is there. Nothing is shown before the
 * bank has agreed; a card that is saved stays until then. The same `key` again answers the same one. Throws
 * `payments_unavailable` for a region without keys, `rate_limited`, 422 for another currency under the same key, and the
 * provider's errors. D37-10.
 */
export async function beginCard(
  context: TenantContext & { userId: string },
  { currency, key, forOrders = false }: { currency: Currency; key: string | null; forOrders?: boolean },
): Promise<BegunCard> {
  const { tenantId, userId: madeByUserId } = context;
  const region = regionPaidIn(currency);
  const keys = payments().regionKeys(region);
  if (!keys) throw new AppError('payments_unavailable');
  await countBegun(tenantId);
  const customerId = await customerOf(context, region);
  const cardId = onceId('card', context, key);
  await withTenant(context, async (tx) => {
    if (await addCard(tx, { tenantId, id: cardId, region, madeByUserId, madeAt: now() })) return;
    const known = await findCard(tx, { tenantId, cardId });
    if (known?.region !== region) throw new AppError('idempotency_mismatch');
  });
  const { id: setupId, clientSecret } = await payments().beginCard({
    region,
    tenantId,
    customerId,
    cardId,
    offSession: forOrders,
  });
  if (clientSecret === null) throw new AppError('payment_provider_failed');
  await withTenant(context, (tx) => nameSetup(tx, { tenantId, cardId }, setupId));
  return { cardId, clientSecret, publishableKey: keys.publishableKey };
}
