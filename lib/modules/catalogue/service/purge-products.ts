import { now } from '@/lib/kernel/clock';
import { traceOf } from '@/lib/kernel/trace-of';
import { log } from '@/lib/env/logger';
import { audit } from '@/lib/audit/append-audit';
import { listTenants } from '@/lib/db/list-tenants';
import { withDirectory } from '@/lib/db/with-directory';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { purgeRemoved, putOffPurge, takeDueProduct } from '@/lib/modules/catalogue/data/removed-products';

/** When a product that could not be purged is taken again. */
const AGAIN_MS = 6 * 3_600_000;

interface Purged {
  purged: number;
  failed: number;
}

/** Purges the product of a tenant that has waited longest; null when none is due. The failed one is named. */
async function purgeNext(context: TenantContext): Promise<{ failed: string | null } | null> {
  const { tenantId } = context;
  let taken: string | null = null;
  try {
    return await withTenant(context, async (tx) => {
      const due = await takeDueProduct(tx, tenantId, now());
      if (!due) return null;
      taken = due.id;
      const gone = await purgeRemoved(tx, { tenantId, id: due.id, productId: due.productId });
      await audit(tx, context, {
        action: 'product.purged',
        subjectType: 'product',
        subjectId: due.productId,
        data: { name: due.name, deleted: gone },
      });
      return { failed: null };
    });
  } catch (error) {
    log().error({ tenantId, removed: taken, fault: traceOf(error) }, 'purging a deleted product failed');
    return taken === null ? null : { failed: taken };
  }
}

/** One product of a tenant: the next one's turn comes after everyone else's. False when none is left. */
async function turn(tenantId: string, counted: Purged): Promise<boolean> {
  const context: TenantContext = { tenantId, actor: 'system' };
  const done = await purgeNext(context);
  if (done === null) return false;
  if (done.failed === null) {
    counted.purged += 1;
    return true;
  }
  counted.failed += 1;
  const again = new Date(now().getTime() + AGAIN_MS);
  const key = { tenantId, id: done.failed };
  return withTenant(context, (tx) => putOffPurge(tx, key, again)).then(
    () => true,
    () => false,
  );
}

/**
 * Forgets the products whose 30 days are over, each in a transaction of its own with its audit row; those that no order,
 * no answer and no other event names are deleted for good. Tenants take turns, and one that fails is put back for some
 * hours. Safe to repeat and to run in several workers. D45-3.
 */
export async function purgeProducts(signal?: AbortSignal): Promise<Purged> {
  const counted: Purged = { purged: 0, failed: 0 };
  let waiting = await withDirectory(listTenants);
  while (waiting.length > 0) {
    const more: string[] = [];
    for (const tenantId of waiting) {
      if (signal?.aborted) return counted;
      if (await turn(tenantId, counted)) more.push(tenantId);
    }
    waiting = more;
  }
  return counted;
}
