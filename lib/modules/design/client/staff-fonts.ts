import { browserCall } from '@/lib/client/browser';
import { offerFontCall } from '@/lib/modules/design/contract/paths';
import type { offerFont, StaffFont } from '@/lib/modules/design/contract/staff-fonts';

/** Withdraws a font from the choice, or offers it again. Rejects with an ApiError. S2.2-329. */
export async function setFontOffered(family: StaffFont['family'], isOffered: boolean): Promise<void> {
  const body = { is_offered: isOffered };
  await browserCall<typeof offerFont>(offerFontCall, { params: { family }, body });
}
