import { AppError } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import { assertWritable } from '@/lib/modules/events/rules/assert-writable';
import { listSellingSlugs } from '@/lib/modules/catalogue/data/read-event-product';
import type { Transaction } from '@/lib/db/transaction';
import type { TenantContext } from '@/lib/db/with-tenant';
import { enqueuePurge } from '@/lib/cache/enqueue-purge';
import { findProduct, type FoundProduct, type ProductPlace } from './read-product';

/** Timestamps on the wire have milliseconds, those of the database microseconds. */
const milliseconds = (at: Date | string) => new Date(at).getTime();

interface Seen {
  /** The version that the caller has seen; null if any version will do. */
  seenAt: string | null;
  lock: boolean;
  /** Whether the product already is as the caller wants it: a change whose answer was lost is sent again. */
  isDone?: (found: FoundProduct) => boolean;
}

/**
 * A product that this caller may change. Throws 404 for foreign products, `event_locked` or `product_locked` for what
 * staff have locked (D5), and 409 when somebody else has made a different change since `seenAt`.
 */
export async function findEditable(
  tx: Transaction,
  context: TenantContext,
  place: ProductPlace,
  { seenAt, lock, isDone }: Seen,
): Promise<FoundProduct> {
  const found = await findProduct(tx, context.tenantId, place, lock);
  assertWritable(context.actor, found.event, found.row);
  const updatedAt = new Date(found.row.updatedAt);
  const isStale = seenAt !== null && milliseconds(seenAt) !== updatedAt.getTime();
  if (isStale && !isDone?.(found))
    throw new AppError('conflict', { data: { updated_at: updatedAt.toISOString() } });
  return found;
}

/** The timestamp of a change: always after the previous one, so that no two versions of a product have the same. */
export function changedAt({ row }: FoundProduct): Date {
  return new Date(Math.max(now().getTime(), milliseconds(row.updatedAt) + 1));
}

/** Purges the pages of every store that sells a product. */
export async function purgeSellers(tx: Transaction, tenantId: string, productId: string): Promise<void> {
  for (const slug of await listSellingSlugs(tx, tenantId, productId)) await enqueuePurge(tx, slug);
}
