import { withDirectory } from '@/lib/db/with-directory';
import type { StaffFont } from '@/lib/modules/design/contract/staff-fonts';
import { placedFamilies } from '@/lib/modules/design/data/font-places';
import { listWithdrawnRows } from '@/lib/modules/design/data/withdrawn-fonts';
import { ALWAYS_OFFERED, inFontOrder } from '@/lib/modules/design/rules/font-choice';
import { FONT_FAMILIES } from '@/lib/modules/design/rules/font-library';

/** All fonts, in their order: which are withdrawn, and which can't be. S2.2-329, S2.2-332 */
export async function listStaffFonts(): Promise<{ fonts: StaffFont[] }> {
  const { rows, order } = await withDirectory(async (tx) => ({
    rows: await listWithdrawnRows(tx),
    order: await placedFamilies(tx),
  }));
  const withdrawn = new Map(rows.map((row) => [row.family, row]));
  const fonts = inFontOrder(FONT_FAMILIES, order).map((family) => {
    const row = withdrawn.get(family);
    const times = { withdrawn_at: row?.at.toISOString() ?? null, withdrawn_by: row?.by ?? null };
    return { family, stays: ALWAYS_OFFERED.includes(family), ...times };
  });
  return { fonts };
}
