import { eq } from 'drizzle-orm';
import { users } from '@/lib/db/schema/accounts';
import type { Transaction } from '@/lib/db/transaction';

/** A person as a job finds them when it runs; undefined for a disabled one. Needs a directory transaction. */
export async function findPerson(tx: Transaction, id: string) {
  const [found] = await tx
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      role: users.role,
      superadmin: users.superadmin,
      tenantId: users.tenantId,
      lang: users.lang,
      disabledAt: users.disabledAt,
    })
    .from(users)
    .where(eq(users.id, id));
  return found?.disabledAt === null ? found : undefined;
}
