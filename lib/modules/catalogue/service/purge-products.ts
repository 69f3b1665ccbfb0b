import { audit } from '@/lib/audit/append-audit';
import { takeTurns, type DueWork } from '@/lib/db/take-turns';
import { purgeRemoved, putOffPurge, takeDueProduct } from '@/lib/modules/catalogue/data/removed-products';

type DueProduct = NonNullable<Awaited<ReturnType<typeof takeDueProduct>>>;

const PURGE: DueWork<DueProduct> = {
  failure: 'purging a deleted product failed',
  take: takeDueProduct,
  async run(tx, context, { id, productId, name }) {
    const gone = await purgeRemoved(tx, { tenantId: context.tenantId, id, productId });
    await audit(tx, context, {
      action: 'product.purged',
      subjectType: 'product',
      subjectId: productId,
      data: { name, deleted: gone },
    });
  },
  putOff: putOffPurge,
};

/**
 * Forgets the products whose 30 days are over, each in a transaction of its own with its audit row; those that no order,
 * no answer and no other event names are deleted for good. Safe to repeat and to run in several workers. D45-3.
 */
export async function purgeProducts(signal?: AbortSignal): Promise<{ purged: number; failed: number }> {
  const { done, failed } = await takeTurns(PURGE, signal);
  return { purged: done, failed };
}
