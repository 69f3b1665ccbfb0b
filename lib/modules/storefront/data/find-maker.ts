import { and, eq, isNull, or } from 'drizzle-orm';
import { users } from '@/lib/db/schema/accounts';
import type { Transaction } from '@/lib/db/transaction';

/**
 * Where to write to who made a link for approval: someone of the tenant, or staff; undefined for one who is gone or
 * disabled. Needs a directory transaction.
 */
export async function findMaker(tx: Transaction, { tenantId, userId }: { tenantId: string; userId: string }) {
  const { id, name, email, lang, disabledAt, superadmin } = users;
  const [found] = await tx
    .select({ name, email, lang })
    .from(users)
    .where(and(eq(id, userId), isNull(disabledAt), or(eq(users.tenantId, tenantId), eq(superadmin, true))));
  return found;
}
