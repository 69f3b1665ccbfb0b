import type { z } from 'zod';
import type {
  countAllOrders as all,
  countOrders as own,
  StatusCounts,
} from '@/lib/modules/orders/contract/count-orders';
import { countStatuses } from '@/lib/modules/orders/data/count-statuses';
import { COUNTED_TO } from '@/lib/modules/lists/rules/limits';
import { withStaff, type StaffContext } from '@/lib/db/with-staff';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { filterOf } from './list-orders';

const UP_TO = COUNTED_TO + 1;

/** How many of one tenant's orders have each status: as many as the list says of that status, with the same filters. S2.2-162. */
export async function countOrders(
  context: TenantContext,
  query: z.output<typeof own.query>,
): Promise<StatusCounts> {
  const filter = filterOf({ ...query, unpaid: '0' }, context.tenantId);
  return { counts: await withTenant(context, (tx) => countStatuses(tx, filter, UP_TO)) };
}

/** The same over all tenants, or for one; for staff. S2.2-162. */
export async function countAllOrders(
  context: StaffContext,
  query: z.output<typeof all.query>,
): Promise<StatusCounts> {
  const filter = filterOf({ ...query, unpaid: '0' }, query.tenant ?? null);
  return { counts: await withStaff(context, (tx) => countStatuses(tx, filter, UP_TO)) };
}
