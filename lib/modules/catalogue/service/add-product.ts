import { invalid, type FieldErrors } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import { newId } from '@/lib/kernel/ids';
import type { Minor } from '@/lib/kernel/money';
import type { CatalogueBlank } from '@/lib/modules/catalogue/rules/blanks/catalogue';
import { keptBlank } from '@/lib/modules/catalogue/rules/blanks/product-blank';
import { skuOf } from '@/lib/modules/catalogue/rules/blanks/sku';
import { SIDES, type Design, type Scene, type Side } from '@/lib/modules/design/rules/scene-types';
import { sidesOffArea } from '@/lib/modules/design/rules/garments/design-wire';
import { printArea } from '@/lib/modules/design/rules/garments/print-area';
import { audit } from '@/lib/audit/append-audit';
import { insertProduct, type ProductRows } from '@/lib/modules/catalogue/data/add-product';
import type { Transaction } from '@/lib/db/transaction';
import type { TenantContext } from '@/lib/db/with-tenant';
import { readBlanks } from './read-blanks';

/** Pieces are printed on demand, so a blank is always in stock; this is the most that one variant may ever sell. */
export const MADE_TO_ORDER_STOCK = 100_000;

/** A product to be made of a blank of the catalogue. */
export interface NewProduct {
  blank: string;
  name: string;
  description?: string;
  /** `store_selling_price`: ex VAT, in the event's currency (D13). */
  priceMinor: Minor;
  /** Identifiers of the blank's colours; the first is shown. */
  colours: readonly string[];
  design: Design | null;
  /** Default: `active` if something is printed, else `draft`. */
  status?: 'draft' | 'active';
}

export interface AddedProduct {
  id: string;
  eventProductId: string;
  status: 'draft' | 'active';
}

/** A side's scene; null if the side is empty. */
function printed(design: Design | null, side: Side): Scene | null {
  const scene = design?.[side];
  return scene && scene.layers.length > 0 ? scene : null;
}

function colourFields(blank: CatalogueBlank, wanted: readonly string[]): FieldErrors {
  if (wanted.length === 0) return { colours: ['required'] };
  const made = new Set(blank.colours.map(({ identifier }) => identifier));
  return Object.fromEntries(
    wanted.flatMap((colour, at) => (made.has(colour) ? [] : [[`colours.${at}`, ['unknown' as const]]])),
  );
}

/** The blank of a valid request. Throws 422 with each invalid field. */
async function checked(input: NewProduct): Promise<CatalogueBlank> {
  const blank = (await readBlanks()).find(input.blank);
  if (!blank) throw invalid({ blank: ['unknown'] });
  const fields = colourFields(blank, input.colours);
  for (const side of sidesOffArea(blank.family, input.design ?? {})) fields[`design.${side}`] = ['invalid'];
  if (Object.keys(fields).length > 0) throw invalid(fields);
  return blank;
}

function rowsOf(tenantId: string, eventId: string, blank: CatalogueBlank, input: NewProduct): ProductRows {
  const id = newId('product');
  const at = now();
  const [front, back] = SIDES.map((side) => printed(input.design, side));
  const scenes = [front ?? null, back ?? null].filter((scene) => scene !== null);
  const colours = [...new Set(input.colours)].flatMap(
    (identifier) => blank.colours.find((colour) => colour.identifier === identifier) ?? [],
  );
  // A tenant may sell one blank many times and its SKUs must be unique, so the product's id is part of the code.
  const code = `${blank.code}-${id.slice(-5).toUpperCase()}`;
  const pairs = colours.flatMap(({ identifier }) => blank.sizes.map((size) => ({ identifier, size })));
  return {
    product: {
      tenantId,
      id,
      code,
      blankId: blank.id,
      family: blank.family,
      name: input.name,
      description: input.description ?? '',
      status: input.status ?? (scenes.length > 0 ? 'active' : 'draft'),
      category: blank.categories[0] ?? '',
      customisable: scenes.some(({ layers }) => layers.some((layer) => layer.customisable && !layer.hidden)),
      sceneFront: front ?? null,
      sceneBack: back ?? null,
      colours: colours.map((colour) => ({ ...colour })),
      sizes: [...blank.sizes],
      blank: keptBlank(blank, printArea(blank.family, front || !back ? 'front' : 'back')),
      createdAt: at,
      updatedAt: at,
    },
    variants: pairs.map(({ identifier, size }, position) => ({
      tenantId,
      id: newId('variant'),
      productId: id,
      position,
      size,
      stock: MADE_TO_ORDER_STOCK,
      colourIdentifier: identifier,
      sku: skuOf(code, identifier, size),
    })),
    eventProduct: {
      tenantId,
      id: newId('eventProduct'),
      eventId,
      productId: id,
      createdAt: at,
      storeSellingPriceMinor: input.priceMinor,
    },
  };
}

/**
 * Makes a product of a blank and puts it last in an event: product, variants, position and audit rows, in the caller's
 * transaction. The caller has checked that the event is the tenant's own and may be changed (S3.4-6, S3.9). Throws 422
 * for an unknown blank or colour, and for a side whose print area is not the blank's.
 */
export async function addProduct(
  tx: Transaction,
  context: TenantContext,
  event: { id: string },
  input: NewProduct,
): Promise<AddedProduct> {
  const blank = await checked(input);
  const rows = rowsOf(context.tenantId, event.id, blank, input);
  await insertProduct(tx, rows);
  const { id, status = 'draft' } = rows.product;
  await audit(tx, context, {
    action: 'product.added',
    subjectType: 'product',
    subjectId: id,
    data: { blank: blank.id, status },
  });
  await audit(tx, context, {
    action: 'event_product.added',
    subjectType: 'event',
    subjectId: event.id,
    data: { product: id },
  });
  return { id, eventProductId: rows.eventProduct.id, status };
}
