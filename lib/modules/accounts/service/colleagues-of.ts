import { withDirectory } from '@/lib/db/with-directory';
import { listReaders } from '@/lib/modules/accounts/data/notices';
import { can, type Permission } from '@/lib/permissions/permissions';

/** The enabled people of a client who may do this, by id and name, the longest-standing first. D3-61. */
export async function colleaguesOf(
  tenantId: string,
  permission: Permission,
): Promise<{ id: string; name: string }[]> {
  const people = await withDirectory((tx) => listReaders(tx, tenantId, 'mentions'));
  return people.filter((person) => can(person, permission)).map(({ id, name }) => ({ id, name }));
}
