import type { z } from 'zod';
import type {
  countAllOrders as all,
  countOrders as own,
  StatusCounts,
} from '@/lib/modules/orders/contract/count-orders';
import { countActs, countStatuses } from '@/lib/modules/orders/data/count-statuses';
import { COUNTED_TO } from '@/lib/modules/lists/rules/limits';
import { now } from '@/lib/kernel/clock';
import type { Transaction } from '@/lib/db/transaction';
import { withStaff, type StaffContext } from '@/lib/db/with-staff';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { filterOf } from './list-orders';

const UP_TO = COUNTED_TO + 1;

type Query = z.output<typeof own.query> & { late?: '1' | undefined };

/** The counts that are asked for; what is counted does not filter. */
async function counted(
  tx: Transaction,
  { of, acts, status, stage, ...query }: Query,
  tenantId: string | null,
): Promise<StatusCounts> {
  if (of === 'status') {
    const filter = filterOf({ ...query, acts, unpaid: '0' }, tenantId);
    return { counts: await countStatuses(tx, filter, UP_TO), acts: [] };
  }
  const filter = filterOf({ ...query, status, stage, unpaid: '0' }, tenantId);
  return { counts: [], acts: await countActs(tx, filter, { at: now(), upTo: UP_TO }) };
}

/**
 * How many of one tenant's orders have each status, or wait for each who must act: as many as the list says of that one, with the same
 * filters. S2.2-162, S2.2-167.
 */
export async function countOrders(context: TenantContext, query: Query): Promise<StatusCounts> {
  return withTenant(context, (tx) => counted(tx, query, context.tenantId));
}

/** The same over all tenants, or for one; for staff. S2.2-162, S2.2-167. */
export async function countAllOrders(
  context: StaffContext,
  { tenant, ...query }: z.output<typeof all.query>,
): Promise<StatusCounts> {
  return withStaff(context, (tx) => counted(tx, query, tenant ?? null));
}
