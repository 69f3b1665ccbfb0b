import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { readParts } from '@/lib/modules/fulfilment/data/order-parts';
import { knowsAddress } from '@/lib/modules/fulfilment/rules/parts/former-address';
import { findLines } from '@/lib/modules/orders/service/statements/find-lines';

/**
 * What of an order a corrected address no longer reaches: the items of parts whose printers have been told the former one and go on
 * with it. Only an order that several printers make has such parts. D32-83.
 */
export async function itemsWithKnownAddress(
  context: TenantContext,
  orderId: string,
): Promise<{ name: string; quantity: number }[]> {
  const { tenantId } = context;
  return withTenant(context, async (tx) => {
    const parts = (await readParts(tx, { tenantId, orderId })).filter(knowsAddress);
    if (parts.length === 0) return [];
    const lines = await findLines(tx, tenantId, orderId);
    return lines
      .filter(({ id }) => parts.some(({ lineIds }) => lineIds.includes(id)))
      .map(({ name, quantity, leftOut }) => ({ name, quantity: quantity - leftOut }))
      .filter(({ quantity }) => quantity > 0);
  });
}
