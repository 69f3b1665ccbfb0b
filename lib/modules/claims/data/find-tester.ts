import { and, eq, isNull } from 'drizzle-orm';
import { users } from '@/lib/db/schema/accounts';
import type { Transaction } from '@/lib/db/transaction';

/** Who asked for a test, from the directory: one of the client's people, or staff; undefined for one who is gone. */
export async function findTester(
  tx: Transaction,
  id: string,
): Promise<{ name: string; email: string } | undefined> {
  const [found] = await tx
    .select({ name: users.name, email: users.email })
    .from(users)
    .where(and(eq(users.id, id), isNull(users.disabledAt)));
  return found;
}
