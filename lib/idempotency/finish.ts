import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { settleKey } from './keys';
import type { KeptAnswer } from './begin';

/** Stores a call's answer under its key, or frees the key when the call failed (D26-1). */
export async function finishIdempotent(
  context: TenantContext,
  call: { key: string; route: string },
  answer: KeptAnswer | null,
): Promise<void> {
  await withTenant(context, (tx) => settleKey(tx, { tenantId: context.tenantId, ...call }, answer));
}
