import { AppError } from '@/lib/kernel/app-error';

/** Whether staff have locked a thing, and why. */
export interface Lockable {
  locked: boolean;
  lockReason: string | null;
}

type Locked = 'event_locked' | 'product_locked';

/** The lock that keeps a client's own people from changing an event, or a product of it; null for everyone else. */
export function lockFor(
  actor: string,
  event: Lockable,
  product: Lockable | null = null,
): { code: Locked; reason: string | null } | null {
  if (actor !== 'client') return null;
  if (event.locked) return { code: 'event_locked', reason: event.lockReason };
  return product?.locked ? { code: 'product_locked', reason: product.lockReason } : null;
}

/**
 * The one door of every write to an event: throws `event_locked`, or `product_locked`, with staff's reason in
 * `data.reason` when a client's own people ask. Staff may change what they have locked, and shoppers go on buying (D5-5).
 */
export function assertWritable(actor: string, event: Lockable, product: Lockable | null = null): void {
  const lock = lockFor(actor, event, product);
  if (lock) throw new AppError(lock.code, { data: { reason: lock.reason } });
}

/** The most locked events that a refusal names. */
const MOST_NAMED = 10;

/** As `assertWritable` for a thing that several events show; `data.events` names the locked ones (D5-5). */
export function assertAllWritable(
  actor: string,
  events: readonly (Lockable & { slug: string; name: string })[],
): void {
  const locked = events.filter((event) => lockFor(actor, event));
  const lock = locked[0] && lockFor(actor, locked[0]);
  if (!lock) return;
  const named = locked.slice(0, MOST_NAMED).map(({ slug, name }) => ({ slug, name }));
  throw new AppError(lock.code, { data: { reason: lock.reason, events: named } });
}
