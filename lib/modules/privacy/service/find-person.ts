import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import type { FoundPerson } from '@/lib/modules/privacy/contract/person';
import { findWaiting } from './open-matters';
import { readSubject } from './subject';

/** How much is held of a person, by kind, and what of their orders is not over. D46-1, D46-10. */
export async function findPerson(context: TenantContext, email: string): Promise<FoundPerson> {
  const { tenantId } = context;
  return withTenant(context, async (tx) => {
    const { subject, records } = await readSubject(tx, tenantId, email);
    const counts = new Map<string, number>();
    for (const { kind } of records) counts.set(kind, (counts.get(kind) ?? 0) + 1);
    return {
      email,
      held: [...counts].map(([kind, count]) => ({ kind, count })),
      open_orders: await findWaiting(tx, subject),
    };
  });
}
