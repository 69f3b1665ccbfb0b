import { and, eq, isNull, or } from 'drizzle-orm';
import { bulkPayments } from '@/lib/db/schema/bulk-orders';
import type { Transaction } from '@/lib/db/transaction';

/** Whether a Bulk order waits for, or was paid by, this intent. */
export async function isBulkIntent(
  tx: Transaction,
  { tenantId, bulkOrderId, intentId }: { tenantId: string; bulkOrderId: string; intentId: string },
): Promise<boolean> {
  const found = await tx
    .select({ id: bulkPayments.bulkOrderId })
    .from(bulkPayments)
    .where(
      and(
        eq(bulkPayments.tenantId, tenantId),
        eq(bulkPayments.bulkOrderId, bulkOrderId),
        or(isNull(bulkPayments.intentId), eq(bulkPayments.intentId, intentId)),
      ),
    );
  return found.length === 1;
}
