import { AppError } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import { randomBytes } from '@/lib/kernel/random';
import { holderOf, inKeysOf, type KeyOwner } from './key-owner';
import { deleteOldKeys, findKey, takeKey } from './keys';

const RETRY_AFTER_S = 1;
/** A call that has run longer than this has crashed; its key may be taken over. */
const STALE_AFTER_MS = 60_000;
/** How long answers are stored. Clients repeat calls within minutes. */
const KEPT_MS = 2 * 86_400_000;

/** About one call in a hundred deletes the expired keys, so that no timer is needed. */
const isTimeToClear = (): boolean => (randomBytes(1)[0] ?? 255) < 3;

/** The first call with this key is still running; it has an answer soon. */
const running = () => new AppError('request_in_flight', { retryAfter: RETRY_AFTER_S });

/** The stored answer of an earlier call with this key. */
export interface KeptAnswer {
  status: number;
  response: unknown;
}

/**
 * Reserves an idempotency key for a call, or returns the answer stored under it, for two days (D26-1). Throws
 * `idempotency_mismatch` (422) for a different body and `request_in_flight` (409) while the first call is running.
 */
export async function beginIdempotent(
  owner: KeyOwner,
  call: { key: string; route: string; bodyHash: Buffer },
): Promise<KeptAnswer | null> {
  return inKeysOf(owner, async (tx) => {
    const at = now();
    const row = { ...holderOf(owner), ...call };
    if (isTimeToClear()) await deleteOldKeys(tx, row, new Date(at.getTime() - KEPT_MS));
    if (await takeKey(tx, { ...row, createdAt: at }, new Date(at.getTime() - STALE_AFTER_MS))) return null;
    const kept = await findKey(tx, row);
    if (!kept) throw running();
    if (!kept.bodyHash.equals(call.bodyHash)) throw new AppError('idempotency_mismatch');
    if (kept.status === null) throw running();
    return { status: kept.status, response: kept.response };
  });
}
