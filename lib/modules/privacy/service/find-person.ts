import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import type { FoundPerson } from '@/lib/modules/privacy/contract/person';
import { findOpenOrders, type OpenOrderRow } from '@/lib/modules/orders/service/personal-data';
import { readSubject } from './subject';

/** An order that an erasure waits for, as it is shown. */
export const presentOpen = ({ id, orderRef }: OpenOrderRow) => ({ id, order_ref: orderRef });

/** How much is held of a person, by kind, and which of their orders are still to be made. D46-1. */
export async function findPerson(context: TenantContext, email: string): Promise<FoundPerson> {
  const { tenantId } = context;
  return withTenant(context, async (tx) => {
    const { subject, records } = await readSubject(tx, tenantId, email);
    const counts = new Map<string, number>();
    for (const { kind } of records) counts.set(kind, (counts.get(kind) ?? 0) + 1);
    const open = await findOpenOrders(tx, tenantId, subject.orderIds);
    return {
      email,
      held: [...counts].map(([kind, count]) => ({ kind, count })),
      open_orders: open.map(presentOpen),
    };
  });
}
