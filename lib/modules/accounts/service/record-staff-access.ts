import { notFound } from '@/lib/kernel/app-error';
import { withDirectory } from '@/lib/db/with-directory';
import { withTenantOnce } from '@/lib/db/with-tenant';
import { hasTenant } from '@/lib/modules/accounts/data/has-tenant';
import { recordPlatform } from '@/lib/modules/accounts/data/platform-audit';

/**
 * Notes that a member of staff looked beyond one tenant, or into one: which call, whose data (DESIGN "Data").
 * Throws 404 for a tenant that there is none of, and then notes nothing.
 */
export async function recordStaffAccess(
  staffId: string,
  call: string,
  tenantId: string | null,
): Promise<void> {
  if (tenantId !== null) {
    const known = await withTenantOnce({ tenantId, actor: 'staff' }, (tx) => hasTenant(tx, tenantId));
    if (!known) throw notFound();
  }
  await withDirectory((tx) =>
    recordPlatform(tx, {
      action: 'staff.context_opened',
      actorUserId: staffId,
      subject: tenantId,
      data: { call },
    }),
  );
}
