import { invalid, type FieldErrors } from '@/lib/kernel/app-error';
import type { TemporaryProduct, TemporaryStore } from '@/lib/modules/event-builder/contract/temporary-store';
import { findBlank } from '@/lib/modules/catalogue/rules/blanks/catalogue';
import { SIDES } from '@/lib/modules/design/rules/scene-types';
import { designFromWire, sidesOffArea } from '@/lib/modules/design/rules/garments/design-wire';

function unknownColours({ blank, colours }: TemporaryProduct, at: string): string[] {
  const made = new Set(findBlank(blank)?.colours.map(({ identifier }) => identifier));
  return colours.flatMap((colour, index) => (made.has(colour) ? [] : [`${at}.colours.${index}`]));
}

/** Pictures in a design that are not the store's own. The platform has no artwork library to choose from. */
function foreignPictures({ design }: TemporaryProduct, at: string, own: ReadonlySet<string>): string[] {
  return SIDES.flatMap((side) =>
    (design?.[side]?.images ?? []).flatMap(({ src, source }, index) =>
      source === 'file' && own.has(src) ? [] : [`${at}.design.${side}.images.${index}.src`],
    ),
  );
}

function offArea({ blank, design }: TemporaryProduct, at: string): string[] {
  const sides = design ? sidesOffArea(blank, designFromWire(design)) : [];
  return sides.map((side) => `${at}.design.${side}.items.mm`);
}

/**
 * Checks a temporary store: colours that its blanks are made in, the blanks' print areas, and pictures uploaded for
 * this store. Throws 422 with each field, under `store`.
 */
export function checkStore(store: TemporaryStore, pictures: readonly { id: string }[]): void {
  const own = new Set(pictures.map(({ id }) => id));
  const unknown = store.img_id === null || own.has(store.img_id) ? [] : ['store.img_id'];
  const fields: FieldErrors = {};
  store.products.forEach((product, index) => {
    const at = `store.products.${index}`;
    unknown.push(...unknownColours(product, at), ...foreignPictures(product, at, own));
    for (const path of offArea(product, at)) fields[path] = ['invalid'];
  });
  for (const path of unknown) fields[path] = ['unknown'];
  if (Object.keys(fields).length > 0) throw invalid(fields);
}
