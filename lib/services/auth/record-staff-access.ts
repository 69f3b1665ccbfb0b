import { withDirectory } from '@/lib/db/with-directory';
import { recordPlatform } from '@/lib/db/queries/auth/platform-audit';

/** Notes that a member of staff looked beyond one tenant, or into one: which call, whose data (DESIGN "Data"). */
export async function recordStaffAccess(
  staffId: string,
  call: string,
  tenantId: string | null,
): Promise<void> {
  await withDirectory((tx) =>
    recordPlatform(tx, {
      ...{ action: 'staff.context_opened', actorUserId: staffId, subject: tenantId },
      data: { call },
    }),
  );
}
