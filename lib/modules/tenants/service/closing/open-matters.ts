import type { Transaction } from '@/lib/db/transaction';
import { toWire } from '@/lib/kernel/money';
import type { OpenMatters } from '@/lib/modules/tenants/contract/close-client';
import { countMatters } from '@/lib/modules/tenants/data/client-closing';

type Counted = Awaited<ReturnType<typeof countMatters>>;

export const mattersOf = ({ openOrders, unpaidOrders, credit }: Counted): OpenMatters => ({
  open_orders: openOrders,
  unpaid_orders: unpaidOrders,
  reserved: credit
    .filter(({ reserved }) => reserved !== 0)
    .map(({ currency, reserved }) => ({ currency, amount: toWire(reserved) })),
});

/** Whether nothing of a client is under way any more. S2.2-198. */
export const isDone = ({ open_orders, unpaid_orders, reserved }: OpenMatters): boolean =>
  open_orders === 0 && unpaid_orders === 0 && reserved.length === 0;

/** What is still under way of a client. */
export async function openMatters(tx: Transaction, tenantId: string): Promise<OpenMatters> {
  return mattersOf(await countMatters(tx, tenantId));
}
