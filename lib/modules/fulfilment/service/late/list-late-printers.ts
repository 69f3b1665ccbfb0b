import { withStaff, type StaffContext } from '@/lib/db/with-staff';
import type { LateFulfillers } from '@/lib/modules/fulfilment/contract/fulfillers/late-fulfillers';
import { listLatePrinters } from '@/lib/modules/fulfilment/data/fulfillers/late-notices';

/** So many are named; the others are counted. */
const NAMED = 5;

/** The printers with late orders, the worst first: each figure is the total of the list behind it. S2.2-175. */
export async function lateFulfillers(context: StaffContext): Promise<LateFulfillers> {
  const { printers, orders, count } = await withStaff(context, (tx) => listLatePrinters(tx, NAMED));
  return {
    orders_late: orders,
    fulfillers: printers.map(({ id, name, orders: late, days }) => ({
      id,
      name,
      orders_late: late,
      most_days_late: days,
    })),
    more: count - printers.length,
  };
}
