import { AppError } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import { randomBytes } from '@/lib/kernel/random';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { deleteOldKeys, findKey, takeKey } from './keys';

/** A call that has run for longer than this has died; its key may be taken over. */
const STALE_AFTER_MS = 60_000;
/** Answers are kept this long, as the callers that repeat do so within minutes. */
const KEPT_MS = 2 * 86_400_000;

/** Every hundredth key or so clears away the old ones, so that no timer is needed. */
const isTimeToClear = (): boolean => (randomBytes(1)[0] ?? 255) < 3;

/** What a call under a key once answered. */
export interface KeptAnswer {
  status: number;
  response: unknown;
}

/**
 * Takes an idempotency key for a call, or answers what it answered before, for two days (DECISIONS 26).
 * Throws `idempotency_mismatch` (422) for another body and `request_in_flight` (409) while it runs.
 */
export async function beginIdempotent(
  context: TenantContext,
  call: { key: string; route: string; bodyHash: Buffer },
): Promise<KeptAnswer | null> {
  return withTenant(context, async (tx) => {
    const at = now();
    const row = { tenantId: context.tenantId, ...call };
    if (isTimeToClear()) await deleteOldKeys(tx, row.tenantId, new Date(at.getTime() - KEPT_MS));
    if (await takeKey(tx, { ...row, createdAt: at }, new Date(at.getTime() - STALE_AFTER_MS))) return null;
    const kept = await findKey(tx, row);
    if (!kept) throw new AppError('request_in_flight');
    if (!kept.bodyHash.equals(call.bodyHash)) throw new AppError('idempotency_mismatch');
    if (kept.status === null) throw new AppError('request_in_flight');
    return { status: kept.status, response: kept.response };
  });
}
