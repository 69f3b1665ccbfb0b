import { withTenantOnce, type TenantContext } from '@/lib/db/with-tenant';
import { findLock } from '@/lib/modules/tenants/data/client-lock';
import { assertUnlocked, isKeptByLock } from '@/lib/modules/tenants/rules/while-locked';

/**
 * The one door of a client's lock, passed by every call that one of its people makes: throws `tenant_locked` for one that
 * would change something while staff have locked the client. Staff and shoppers pass. D43-8.
 */
export async function refuseWhileLocked(
  context: TenantContext,
  call: { id: string; method: 'get' | 'post' },
): Promise<void> {
  if (context.actor !== 'client' || !isKeptByLock(call)) return;
  const found = await withTenantOnce(context, (tx) => findLock(tx, context.tenantId));
  assertUnlocked(found?.lockReason ?? null);
}
