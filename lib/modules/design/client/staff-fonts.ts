import { browserCall } from '@/lib/client/browser';
import { offerFontCall, orderFontsCall } from '@/lib/modules/design/contract/paths';
import type { offerFont, orderFonts, StaffFont } from '@/lib/modules/design/contract/staff-fonts';

/** Withdraws a font from the choice, or offers it again. Rejects with an ApiError. S2.2-329. */
export async function setFontOffered(family: StaffFont['family'], isOffered: boolean): Promise<void> {
  const body = { is_offered: isOffered };
  await browserCall<typeof offerFont>(offerFontCall, { params: { family }, body });
}

/** Puts all fonts in another order. Rejects with an ApiError. S2.2-332. */
export async function saveFontOrder(
  was: StaffFont['family'][],
  families: StaffFont['family'][],
): Promise<void> {
  await browserCall<typeof orderFonts>(orderFontsCall, { body: { was, families } });
}
