import type { Transaction } from '@/lib/db/transaction';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { announce } from '@/lib/domain-events/announce';
import { AppError, notFound } from '@/lib/kernel/app-error';
import type { SessionUser } from '@/lib/modules/accounts/service/session-user';
import { lockOrder } from '@/lib/modules/orders/service/statements/move';
import type { OrderCases } from '@/lib/modules/returns/contract/order-case';
import { findCase, type CaseRow } from '@/lib/modules/returns/data/order-cases';
import { isOpenCase } from '@/lib/modules/returns/rules/cases';
import { casesOfOrder } from './cases-of-order';

type Order = NonNullable<Awaited<ReturnType<typeof lockOrder>>>;

/** A case with its locked order. */
export interface HeldCase {
  row: CaseRow;
  order: Order;
}

interface Act {
  caseId: string;
  /** The case's version that the person saw. */
  version: number;
  /** Whether the case is as asked for already, as after a second press. */
  isDone(row: CaseRow): boolean;
  write(tx: Transaction, held: HeldCase): Promise<void>;
}

/**
 * What somebody does about an open case, with its order locked; returns the order's cases. The same again does nothing. Throws
 * 404 for another tenant's case, and `conflict` for one that is closed or was changed since. D53-8.
 */
export async function actOnCase(
  context: TenantContext,
  user: SessionUser,
  { caseId, version, isDone, write }: Act,
): Promise<OrderCases> {
  const { tenantId } = context;
  const orderId = await withTenant(context, async (tx) => {
    const found = await findCase(tx, { tenantId, caseId });
    if (!found) throw notFound();
    const order = await lockOrder(tx, tenantId, found.orderId);
    // Read again: it may have changed before the order was locked.
    const row = await findCase(tx, { tenantId, caseId });
    if (!order || !row) throw notFound();
    if (isDone(row)) return row.orderId;
    if (!isOpenCase(row.state) || row.version !== version) throw new AppError('conflict');
    await write(tx, { row, order });
    await announce(tx, 'order.changed', { tenantId, orderId: row.orderId });
    return row.orderId;
  });
  return casesOfOrder(context, user, orderId);
}
