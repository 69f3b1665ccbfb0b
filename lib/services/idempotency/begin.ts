import { AppError } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { findKey, takeKey } from '@/lib/db/queries/idempotency/keys';

/** A call that has run for longer than this has died; its key may be taken over. */
const STALE_AFTER_MS = 60_000;

/** What a call under a key once answered. */
export interface KeptAnswer {
  status: number;
  response: unknown;
}

/**
 * Takes an idempotency key for a call, or answers what it answered before (DECISIONS 26).
 * Throws `idempotency_mismatch` (422) for another body and `request_in_flight` (409) while it runs.
 */
export async function beginIdempotent(
  context: TenantContext,
  call: { key: string; route: string; bodyHash: Buffer },
): Promise<KeptAnswer | null> {
  return withTenant(context, async (tx) => {
    const at = now();
    const row = { tenantId: context.tenantId, ...call };
    if (await takeKey(tx, { ...row, createdAt: at }, new Date(at.getTime() - STALE_AFTER_MS))) return null;
    const kept = await findKey(tx, row);
    if (!kept) throw new AppError('request_in_flight');
    if (!kept.bodyHash.equals(call.bodyHash)) throw new AppError('idempotency_mismatch');
    if (kept.status === null) throw new AppError('request_in_flight');
    return { status: kept.status, response: kept.response };
  });
}
