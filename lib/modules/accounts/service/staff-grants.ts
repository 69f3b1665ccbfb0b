import { now } from '@/lib/kernel/clock';
import { withDirectory } from '@/lib/db/with-directory';
import type { Transaction } from '@/lib/db/transaction';
import type { StaffGrant } from '@/lib/modules/accounts/contract/staff-grants';
import { recordPlatform } from '@/lib/audit/record-platform';
import * as rows from '@/lib/modules/accounts/data/staff-grants';
import { GRANTABLE, type Permission } from '@/lib/permissions/permissions';

interface Grants {
  grants: StaffGrant[];
}

/** A verb that is no longer in the table, or no longer to be granted, is nobody's any more. */
const isGrantable = (name: string): name is Permission => (GRANTABLE as readonly string[]).includes(name);

async function read(tx: Transaction): Promise<Grants> {
  const found = await rows.listStaffGrants(tx);
  return {
    grants: found.flatMap(({ permission, grantedAt, grantedBy }) =>
      isGrantable(permission)
        ? [{ permission, granted_at: grantedAt.toISOString(), granted_by: grantedBy }]
        : [],
    ),
  };
}

/** What staff of customer service may do beyond the table of permissions. D3-6. */
export function listStaffGrants(): Promise<Grants> {
  return withDirectory(read);
}

/**
 * Grants staff of customer service a verb or withdraws it, and answers with all grants. A session reads them with every
 * request, so that the change holds from the next one on; only what changes anything is audited. D3-6, D3-8.
 */
export function setStaffGrant(userId: string, permission: Permission, granted: boolean): Promise<Grants> {
  return withDirectory(async (tx) => {
    const changed = granted
      ? await rows.insertStaffGrant(tx, { permission, grantedBy: userId, grantedAt: now() })
      : await rows.deleteStaffGrant(tx, permission);
    if (changed) {
      await recordPlatform(tx, {
        action: granted ? 'permission.granted' : 'permission.revoked',
        actorUserId: userId,
        subject: permission,
        data: { role: 'customer_service' },
      });
    }
    return read(tx);
  });
}
