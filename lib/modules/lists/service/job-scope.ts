import type { ListJob } from '@/lib/db/enqueue';
import { withDirectory } from '@/lib/db/with-directory';
import { withStaff } from '@/lib/db/with-staff';
import { withTenant } from '@/lib/db/with-tenant';
import type { Transaction } from '@/lib/db/transaction';
import { findPerson } from '@/lib/modules/lists/data/find-person';
import type { ListScope } from './list-scope';

/** A transaction over the rows that the job's own state is kept in, whether or not its person still has any right. */
export function inJob<T>({ tenantId, ownerId }: ListJob, work: (tx: Transaction) => Promise<T>): Promise<T> {
  return tenantId === null
    ? withStaff({ staffId: ownerId }, work)
    : withTenant({ tenantId, actor: 'system', userId: ownerId }, work);
}

/**
 * The job's person before the list, with the role of now; null for one who is disabled, or no longer of this tenant. The
 * caller checks the permission.
 */
export async function jobScope({ tenantId, ownerId }: ListJob): Promise<ListScope | null> {
  const person = await withDirectory((tx) => findPerson(tx, ownerId));
  if (!person) return null;
  if (person.superadmin ? false : person.tenantId !== tenantId) return null;
  if (tenantId === null) return person.superadmin ? { person, tenant: null } : null;
  const actor = person.superadmin ? 'staff' : 'client';
  return { person, tenant: { tenantId, actor, userId: person.id } };
}
