import { browserCall } from '@/lib/client/browser';
import {
  addPaletteCall,
  offerPaletteCall,
  orderPalettesCall,
  renamePaletteCall,
} from '@/lib/modules/storefront/contract/paths';
import type {
  addPalette,
  offerPalette,
  orderPalettes,
  PaletteForm,
  renamePalette,
  StaffPalette,
} from '@/lib/modules/storefront/contract/palettes';

/** Offers new stores a further palette. Rejects with an ApiError. S2.2-326. */
export async function savePalette(body: PaletteForm): Promise<void> {
  await browserCall<typeof addPalette>(addPaletteCall, { body });
}

/** Withdraws a palette, or offers it again. Rejects with an ApiError. S2.2-326. */
export async function setOffered(palette: string, isOffered: boolean): Promise<void> {
  await browserCall<typeof offerPalette>(offerPaletteCall, {
    params: { palette },
    body: { is_offered: isOffered },
  });
}

/** Puts those that are offered in another order. Rejects with an ApiError. S2.2-326. */
export async function saveOrder(was: string[], ids: string[]): Promise<void> {
  await browserCall<typeof orderPalettes>(orderPalettesCall, { body: { was, ids } });
}

/** Calls a palette something else, unless its names are no longer `was`. Rejects with an ApiError. S2.2-331. */
export async function saveNames(
  palette: string,
  was: StaffPalette['names'],
  names: PaletteForm['names'],
): Promise<void> {
  await browserCall<typeof renamePalette>(renamePaletteCall, { params: { palette }, body: { was, names } });
}
