import { invalid, type FieldErrors } from '@/lib/kernel/app-error';
import type { TemporaryProduct, TemporaryStore } from '@/lib/modules/event-builder/contract/temporary-store';
import { drawingOf } from '@/lib/modules/event-builder/rules/drawing-of';
import { readBlanks, type Blanks } from '@/lib/modules/catalogue/service/read-blanks';
import { SIDES } from '@/lib/modules/design/rules/scene-types';
import { designFromWire, sidesOffArea } from '@/lib/modules/design/rules/garments/design-wire';

function unknownColours({ blank, colours }: TemporaryProduct, at: string, blanks: Blanks): string[] {
  const made = new Set(blanks.find(blank)?.colours.map(({ identifier }) => identifier));
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

/** A blank that nobody knows, or one that has another drawing than is said. */
function unknownBlank(product: TemporaryProduct, at: string, blanks: Blanks): string[] {
  return blanks.known(product.blank)?.family === drawingOf(product) ? [] : [`${at}.blank`];
}

function offArea(product: TemporaryProduct, at: string): string[] {
  const { design } = product;
  const sides = design ? sidesOffArea(drawingOf(product), designFromWire(design)) : [];
  return sides.map((side) => `${at}.design.${side}.items.mm`);
}

/**
 * Checks a temporary store: colours that its blanks are made in, the blanks' print areas, and pictures uploaded for
 * this store. Throws 422 with each field, under `store`.
 */
export async function checkStore(store: TemporaryStore, pictures: readonly { id: string }[]): Promise<void> {
  const blanks = await readBlanks();
  const own = new Set(pictures.map(({ id }) => id));
  const unknown = store.img_id === null || own.has(store.img_id) ? [] : ['store.img_id'];
  const fields: FieldErrors = {};
  store.products.forEach((product, index) => {
    const at = `store.products.${index}`;
    unknown.push(
      ...unknownBlank(product, at, blanks),
      ...unknownColours(product, at, blanks),
      ...foreignPictures(product, at, own),
    );
    for (const path of offArea(product, at)) fields[path] = ['invalid'];
  });
  for (const path of unknown) fields[path] = ['unknown'];
  if (Object.keys(fields).length > 0) throw invalid(fields);
}
