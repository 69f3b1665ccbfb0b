import { and, eq } from 'drizzle-orm';
import { products } from '@/lib/db/schema/catalogue';
import type { Transaction } from '@/lib/db/transaction';

/** Locks a product with a reason, or unlocks it with null. */
export async function saveProductLock(
  tx: Transaction,
  { tenantId, productId }: { tenantId: string; productId: string },
  reason: string | null,
): Promise<void> {
  await tx
    .update(products)
    .set({ locked: reason !== null, lockReason: reason })
    .where(and(eq(products.tenantId, tenantId), eq(products.id, productId)));
}
