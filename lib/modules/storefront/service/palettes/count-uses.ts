import { withStaff, type StaffContext } from '@/lib/db/with-staff';
import type { LookUses } from '@/lib/modules/storefront/contract/look-uses';
import { countLookUses } from '@/lib/modules/storefront/data/look-uses';

/**
 * How many stores of all clients use each palette and each font, so that staff see what withdrawing one means: drafts count, deleted
 * stores and texts of designs don't. S2.2-333
 */
export async function countUses(context: StaffContext): Promise<LookUses> {
  const rows = await withStaff(context, countLookUses);
  const of = (kind: string) => rows.filter((row) => row.kind === kind);
  return {
    palettes: of('palette').map(({ name: id, stores }) => ({ id, stores })),
    fonts: of('font').map(({ name: family, stores }) => ({ family, stores })),
  };
}
