import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import type { LookSets, SetUse } from '@/lib/modules/storefront/contract/look-sets';
import { findUses, type UseRow } from '@/lib/modules/storefront/data/look-sets';
import { listSets } from '@/lib/modules/storefront/data/read-configuration';
import { presentColours, presentFonts } from '../present-sets';

/** Where one of the sets is in use. */
export function placesOf(rows: readonly UseRow[], id: string): SetUse {
  const found = rows.find(({ setId }) => setId === id);
  return found ? { count: found.count, events: found.events } : { count: 0, events: [] };
}

/** The tenant's colour sets and font sets, each with the events that use it. S3.6-14. */
export async function listLookSets(context: TenantContext): Promise<LookSets> {
  const { tenantId } = context;
  return withTenant(context, async (tx) => {
    const { colours, fonts } = await listSets(tx, tenantId);
    const colourUses = await findUses(tx, 'colours', { tenantId });
    const fontUses = await findUses(tx, 'fonts', { tenantId });
    return {
      colour_sets: colours.map((set) => ({
        ...presentColours(set),
        version: set.version,
        in_use: placesOf(colourUses, set.id),
      })),
      font_sets: fonts.map((set) => ({
        ...presentFonts(set),
        version: set.version,
        in_use: placesOf(fontUses, set.id),
      })),
    };
  });
}
