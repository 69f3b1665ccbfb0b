import { AppError, invalid } from '@/lib/kernel/app-error';
import { fromWire } from '@/lib/kernel/money';
import { readBlanks } from '@/lib/modules/catalogue/service/read-blanks';
import { blocksPrint, preflight } from '@/lib/modules/design/rules/preflight';
import type { PictureFacts } from '@/lib/modules/design/rules/preflight-types';
import type { Design, Scene } from '@/lib/modules/design/rules/scene-types';
import { designFromWire } from '@/lib/modules/design/rules/garments/design-wire';
import type { NewEvent } from '@/lib/modules/event-builder/contract/create-event';
import { loadFontsOf } from '@/lib/files/fonts/load-font-book';
import { checkStore } from './check-store';
import { ownPictureFacts } from '@/lib/modules/catalogue/service/own-picture-facts';
import type { NewProduct } from '@/lib/modules/catalogue/service/add-product';
import type { KnownPictures } from './own-pictures';

const scenesOf = (design: Design | null): Scene[] =>
  [design?.front, design?.back].flatMap((scene) => (scene && scene.layers.length > 0 ? [scene] : []));

/** Checks the requested products. Throws 422 at each field of `events/create` that names something unknown. */
export async function checkProducts(input: NewEvent, pictures: KnownPictures): Promise<void> {
  const { image_id: _, temporary_store: __, ...parts } = input;
  try {
    await checkStore({ ...parts, img_id: null }, pictures.ids);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'invalid') throw error;
    const fields = Object.entries(error.fields).map(([path, codes]) => [path.replace(/^store\./, ''), codes]);
    throw invalid(Object.fromEntries(fields));
  }
}

/** Whether the print check accepts a design on every colour; a product with a blocked design becomes a draft. */
async function isPrintable(
  { colours, blank }: NewEvent['products'][number],
  design: Design | null,
  pictures: Readonly<Record<string, PictureFacts>>,
): Promise<boolean> {
  const scenes = scenesOf(design);
  const { find } = await readBlanks();
  const hexes = find(blank)?.colours.filter(({ identifier }) => colours.includes(identifier)) ?? [];
  for (const scene of scenes) {
    const fontBooks = await loadFontsOf(scene);
    const isStopped = ({ hex }: { hex: string }) =>
      blocksPrint(preflight(scene, { fontBooks, garmentColour: hex, pictures }));
    if (hexes.some(isStopped)) return false;
  }
  return scenes.length > 0;
}

/**
 * The products of a new event after `checkProducts`: active if they can be printed as they are, else draft. Reads
 * files, so it must be called outside a transaction.
 */
export async function newProducts(
  tenantId: string,
  input: NewEvent,
  pictures: KnownPictures,
): Promise<NewProduct[]> {
  const designs = input.products.map(({ design }) => design && designFromWire(design));
  const own = await ownPictureFacts(tenantId, designs.flatMap(scenesOf));
  const moved = Object.fromEntries(pictures.moved.map(({ row, facts }) => [row.id, facts]));
  const made: NewProduct[] = [];
  for (const [index, product] of input.products.entries()) {
    const { blank, name, price, colours } = product;
    const design = designs[index] ?? null;
    const printable = await isPrintable(product, design, { ...own, ...moved });
    const status = printable ? ('active' as const) : ('draft' as const);
    made.push({ blank, name, colours, design, status, priceMinor: fromWire(price) });
  }
  return made;
}
