import { BRAND } from '@/lib/kernel/brand';
import { withTenantOnce } from '@/lib/db/with-tenant';
import { findTenantName } from '@/lib/modules/accounts/data/find-tenant';

/** The name of a client; the platform's own for null. */
export async function companyName(tenantId: string | null): Promise<string> {
  if (tenantId === null) return BRAND.name;
  const name = await withTenantOnce({ tenantId, actor: 'system' }, (tx) => findTenantName(tx, tenantId));
  return name ?? '';
}
