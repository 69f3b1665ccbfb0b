import { AppError } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import { listSellingSlugs } from '@/lib/modules/catalogue/data/read-event-product';
import type { Transaction } from '@/lib/db/transaction';
import type { TenantContext } from '@/lib/db/with-tenant';
import { enqueuePurge } from '@/lib/cache/enqueue-purge';
import { lockOf } from './present-event-product';
import { findProduct, type FoundProduct, type ProductPlace } from './read-product';

/** Instants of the wire have milliseconds, those of the database more. */
const milliseconds = (at: Date | string) => new Date(at).getTime();

interface Seen {
  /** The state that the caller knows; null where that is all the same. */
  seenAt: string | null;
  lock: boolean;
  /** Whether it is what the caller would make of it: a change whose answer was lost on its way is sent once more. */
  isDone?: (found: FoundProduct) => boolean;
}

/**
 * A product that this caller may change as they saw it. Throws 404 for what is not theirs, `event_locked` or
 * `product_locked` for what staff have locked (DECISIONS 5), and 409 when somebody else has changed it since `seenAt` into
 * anything else.
 */
export async function findEditable(
  tx: Transaction,
  context: TenantContext,
  place: ProductPlace,
  { seenAt, lock, isDone }: Seen,
): Promise<FoundProduct> {
  const found = await findProduct(tx, context.tenantId, place, lock);
  const locked = lockOf(context, found.event, found.row);
  if (locked) throw new AppError(locked);
  const updatedAt = new Date(found.row.updatedAt);
  const isStale = seenAt !== null && milliseconds(seenAt) !== updatedAt.getTime();
  if (isStale && !isDone?.(found))
    throw new AppError('conflict', { data: { updated_at: updatedAt.toISOString() } });
  return found;
}

/** When a change happens: after the one before, so that no two states of a product bear the same instant. */
export function changedAt({ row }: FoundProduct): Date {
  return new Date(Math.max(now().getTime(), milliseconds(row.updatedAt) + 1));
}

/** Has the pages of every store that sells a product made anew. */
export async function purgeSellers(tx: Transaction, tenantId: string, productId: string): Promise<void> {
  for (const slug of await listSellingSlugs(tx, tenantId, productId)) await enqueuePurge(tx, slug);
}
