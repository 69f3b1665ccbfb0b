import { findActorNames } from '@/lib/modules/orders/data/find-actor-names';
import { withDirectory } from '@/lib/db/with-directory';
import type { SessionUser } from '@/lib/modules/accounts/service/session-user';

/** User id → name, for users whose names this viewer may see: clients their own users, staff all. */
export async function namesFor(
  userIds: readonly string[],
  tenantId: string,
  viewer: SessionUser,
): Promise<Map<string, string>> {
  const ids = new Set(userIds);
  if (ids.size === 0) return new Map();
  const people = await withDirectory((tx) => findActorNames(tx, [...ids]));
  const shown = people.filter((person) => viewer.superadmin || person.tenantId === tenantId);
  return new Map(shown.map((person) => [person.id, person.name]));
}
