import { notFound } from '@/lib/kernel/app-error';
import { withDirectory } from '@/lib/db/with-directory';
import { withTenantOnce } from '@/lib/db/with-tenant';
import { hasTenant } from '@/lib/modules/accounts/data/has-tenant';
import { recordPlatform } from '@/lib/audit/record-platform';

/**
 * Writes an audit row when staff read data of one tenant or of several: which call, whose data. Throws 404 for an
 * unknown tenant, and then writes nothing.
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
