import { notFound } from '@/lib/kernel/app-error';
import { withDirectory } from '@/lib/db/with-directory';
import { withTenantOnce } from '@/lib/db/with-tenant';
import { findTenantName } from '@/lib/modules/accounts/data/find-tenant';
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
  const client =
    tenantId === null
      ? null
      : await withTenantOnce({ tenantId, actor: 'staff' }, (tx) => findTenantName(tx, tenantId));
  if (client === undefined) throw notFound();
  await withDirectory((tx) =>
    recordPlatform(tx, {
      action: 'staff.context_opened',
      actorUserId: staffId,
      subject: tenantId,
      ...(client === null ? {} : { subjectLabel: client }),
      data: { call },
    }),
  );
}
