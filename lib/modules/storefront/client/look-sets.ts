import type { BodyInputOf } from '@/lib/contract/route';
import { browserCall } from '@/lib/client/browser';
import type * as contract from '@/lib/modules/storefront/contract/look-sets';
import * as paths from '@/lib/modules/storefront/contract/paths';
import { bracketForm } from './bracket-form';

export type ColourSetInput = BodyInputOf<typeof contract.createColourSet>['colourSet'];
export type FontSetInput = BodyInputOf<typeof contract.createFontSet>['fontSet'];

/** A stored set by its id, and its version as last read. */
export interface SeenSet {
  id: string;
  version: number;
}

/** The client's sets and where each is in use. Rejects with an ApiError. S3.6-14. */
export function readLookSets(tenant: string): Promise<contract.LookSets> {
  return browserCall<typeof contract.listLookSets>(paths.listLookSetsCall, { params: { tenant } });
}

/** A body with a picture is sent as a form. */
const bodyOf = <B extends { colourSet: ColourSetInput }>(body: B) =>
  body.colourSet.blob ? bracketForm(body) : body;

/** Adds a colour set, or changes a stored one. Rejects with an ApiError: `conflict` carries the set as it is now. */
export function saveColourSet(
  tenant: string,
  colourSet: ColourSetInput,
  of: SeenSet | null,
): Promise<contract.KeptColourSet> {
  if (!of) {
    const body = bodyOf({ colourSet });
    return browserCall<typeof contract.createColourSet>(paths.createColourSetCall, {
      params: { tenant },
      body,
    });
  }
  const body = bodyOf({ version: of.version, colourSet });
  const params = { tenant, set: of.id };
  return browserCall<typeof contract.updateColourSet>(paths.updateColourSetCall, { params, body });
}

/** The same for a font set. */
export function saveFontSet(
  tenant: string,
  fontSet: FontSetInput,
  of: SeenSet | null,
): Promise<contract.KeptFontSet> {
  if (!of) {
    const body = { fontSet };
    return browserCall<typeof contract.createFontSet>(paths.createFontSetCall, { params: { tenant }, body });
  }
  const body = { version: of.version, fontSet };
  const params = { tenant, set: of.id };
  return browserCall<typeof contract.updateFontSet>(paths.updateFontSetCall, { params, body });
}

const DELETE = { colours: paths.deleteColourSetCall, fonts: paths.deleteFontSetCall } as const;

/** Deletes a set that no event uses. Rejects with an ApiError: `in_use` carries the events. */
export async function deleteLookSet(tenant: string, kind: keyof typeof DELETE, id: string): Promise<void> {
  await browserCall<typeof contract.deleteColourSet>(DELETE[kind], { params: { tenant, set: id } });
}
