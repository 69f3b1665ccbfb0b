import { notFound } from '@/lib/kernel/app-error';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import type { FixableAddress } from '@/lib/modules/order-changes/contract/fix-address';
import { readEditFacts } from '@/lib/modules/order-changes/data/read-edit-facts';
import { deliveryCountries } from '@/lib/modules/checkout/rules/check-address';
import { addressOf } from '@/lib/modules/orders/service/address-of';
import { findOrder } from '@/lib/modules/orders/service/statements/find-lines';

/** An order's address, with the places that it may be changed to. D3-24. Throws 404 for another tenant's order. */
export async function readAddress(context: TenantContext, orderId: string): Promise<FixableAddress> {
  return withTenant(context, async (tx) => {
    const order = await findOrder(tx, context.tenantId, orderId);
    const facts = order && (await readEditFacts(tx, context.tenantId, orderId));
    if (!order || !facts) throw notFound();
    return {
      version: order.updatedAt.toISOString(),
      region: order.region,
      address: addressOf(order),
      countries: deliveryCountries(facts.event),
      states: facts.event.states,
    };
  });
}
