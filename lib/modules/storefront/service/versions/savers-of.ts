import { withDirectory } from '@/lib/db/with-directory';
import type { TenantContext } from '@/lib/db/with-tenant';
import type { StoreVersion } from '@/lib/modules/storefront/contract/versions';
import { findSavers } from '@/lib/modules/storefront/data/find-savers';

type Saver = NonNullable<StoreVersion['saved_by']>;
type Person = Awaited<ReturnType<typeof findSavers>>[number];

/** Clients see their own people's names, and that it was staff; staff see all names. */
function saverOf(person: Person | undefined, { tenantId, actor }: TenantContext): Saver {
  if (!person || person.disabledAt !== null) return { kind: 'removed', name: null };
  const { name, superadmin } = person;
  if (superadmin) return { kind: 'staff', name: actor === 'staff' ? name : null };
  return person.tenantId === tenantId ? { kind: 'person', name } : { kind: 'removed', name: null };
}

/** Who saved, by user id; null for nobody. Runs outside of a tenant's transaction. S3.6-25. */
export async function saversOf(context: TenantContext, ids: readonly (string | null)[]) {
  const asked = [...new Set(ids.filter((id) => id !== null))];
  const people = asked.length > 0 ? await withDirectory((tx) => findSavers(tx, asked)) : [];
  const byId = new Map(people.map((person) => [person.id, person]));
  return (id: string | null) => (id === null ? null : saverOf(byId.get(id), context));
}
