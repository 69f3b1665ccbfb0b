import { withDirectory } from '@/lib/db/with-directory';
import type { StaffFont } from '@/lib/modules/design/contract/staff-fonts';
import { listWithdrawnRows } from '@/lib/modules/design/data/withdrawn-fonts';
import { ALWAYS_OFFERED } from '@/lib/modules/design/rules/font-choice';
import { FONT_FAMILIES } from '@/lib/modules/design/rules/font-library';

/** All fonts, by name: which are withdrawn, and which can't be. S2.2-329 */
export async function listStaffFonts(): Promise<{ fonts: StaffFont[] }> {
  const withdrawn = new Map((await withDirectory(listWithdrawnRows)).map((row) => [row.family, row]));
  const fonts = FONT_FAMILIES.map((family) => {
    const row = withdrawn.get(family);
    const times = { withdrawn_at: row?.at.toISOString() ?? null, withdrawn_by: row?.by ?? null };
    return { family, stays: ALWAYS_OFFERED.includes(family), ...times };
  });
  return { fonts };
}
