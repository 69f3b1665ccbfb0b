import { and, eq, isNull, not } from 'drizzle-orm';
import { users } from '@/lib/db/schema/accounts';
import type { Transaction } from '@/lib/db/transaction';
import { ACTING_COLUMNS, isOfClosedClient } from '@/lib/modules/accounts/data/sessions';

/**
 * A client's enabled person as of now, for what acts in their name without a session; undefined for one who is disabled,
 * removed, of the platform, of another client or of one that is closed. Needs the directory's role. D47-5.
 */
export async function findActingUser(
  tx: Transaction,
  { userId, tenantId }: { userId: string; tenantId: string },
) {
  const [found] = await tx
    .select(ACTING_COLUMNS)
    .from(users)
    .where(
      and(
        eq(users.id, userId),
        eq(users.tenantId, tenantId),
        eq(users.superadmin, false),
        isNull(users.disabledAt),
        not(isOfClosedClient),
      ),
    );
  return found;
}
