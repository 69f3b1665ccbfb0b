import { AppError, notFound } from '@/lib/kernel/app-error';
import { audit } from '@/lib/audit/append-audit';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { deleteSet as deleteRow, findUses, type SetKind } from '@/lib/modules/storefront/data/look-sets';
import { listSets } from '@/lib/modules/storefront/data/read-configuration';
import { setChanges } from '../log-look';
import { holdSet } from './change-wearers';
import { placesOf } from './list-look-sets';

/** What the log calls them. */
const SUBJECTS = { colours: 'colour_set', fonts: 'font_set' } as const;

/**
 * Deletes a set that no event shows. Throws 404 for another tenant's, and `in_use` with the number of events and the
 * first ten by name; deleted events count, since they can be restored. S3.6-14.
 */
export async function deleteSet(context: TenantContext, kind: SetKind, id: string): Promise<void> {
  const { tenantId } = context;
  const key = { tenantId, id };
  await withTenant(context, async (tx) => {
    const held = await holdSet(tx, kind, key);
    if (!held) throw notFound();
    if (held.wearers.length > 0) {
      const { count, events } = placesOf(await findUses(tx, kind, key), id);
      throw new AppError('in_use', { data: { count, events } });
    }
    const before = await listSets(tx, tenantId);
    await deleteRow(tx, kind, key);
    const subjectType = SUBJECTS[kind];
    const logged = setChanges(id, before, await listSets(tx, tenantId));
    await audit(tx, context, { action: `${subjectType}.deleted`, subjectType, subjectId: id, ...logged });
  });
}
