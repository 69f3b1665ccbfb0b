import type { eventProducts, products, variants } from '@/lib/db/schema/catalogue';
import type { Scene } from '@/lib/modules/design/rules/scene-types';
import { demoArtwork } from '../artworks/demo-artwork';
import { daysBefore } from '../moments';
import { blankOf } from './blanks';
import type { Assortment, ProductFacts } from './facts';
import { FJORD } from './fjord';
import { LUMEN } from './lumen';
import { PRAIRIE } from './prairie';
import { TIDEWATER } from './tidewater';

type ProductRow = typeof products.$inferInsert;
type VariantRow = typeof variants.$inferInsert;
type EventProductRow = typeof eventProducts.$inferInsert;

const ASSORTMENTS: readonly Assortment[] = [FJORD, LUMEN, PRAIRIE, TIDEWATER];

/** Default stock of a variant (docs/demo.md). */
const STOCK = 500;

function isCustomisable(...scenes: (Scene | undefined)[]): boolean {
  return scenes.some((scene) => scene?.layers.some((layer) => layer.customisable));
}

function productRow(tenantId: string, facts: ProductFacts, position: number, at: Date): ProductRow {
  const { family, colours, front, back } = demoArtwork(facts.id);
  const printed = front ?? back;
  if (!printed) throw new Error(`${facts.id} has no artwork`);
  const createdAt = daysBefore(at, 120 - position * 3);
  return {
    tenantId,
    id: facts.id,
    name: facts.name,
    description: facts.description,
    status: facts.status ?? 'active',
    locked: false,
    blankId: family,
    family,
    category: facts.category,
    code: facts.code,
    customisable: isCustomisable(front, back),
    storeDefaultVat: facts.vatApplies ?? true,
    sceneFront: front ?? null,
    sceneBack: back ?? null,
    colours: colours.map(({ name, identifier, hex }) => ({ name, identifier, hex })),
    sizes: [...facts.sizes],
    blank: blankOf(family, printed.area),
    createdAt,
    updatedAt: createdAt,
    deletedAt: null,
  };
}

/** Makes parts of ids: `Forest Green`, `3-4YR`. */
function word(text: string): string {
  return text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
}

function variantRows(tenantId: string, facts: ProductFacts): VariantRow[] {
  const pairs = demoArtwork(facts.id).colours.flatMap((colour) =>
    facts.sizes.map((size) => ({ colour, size })),
  );
  return pairs.map(({ colour, size }, position) => {
    const id = [facts.id, word(colour.name), ...(facts.sizes.length > 1 ? [word(size)] : [])].join('-');
    return {
      tenantId,
      id,
      productId: facts.id,
      sku: id.replace(facts.id, facts.code).toUpperCase(),
      colourIdentifier: colour.identifier,
      size,
      position,
      stock: facts.stock?.[colour.name] ?? STOCK,
    };
  });
}

function eventProductRows({ tenantId, products: all, events }: Assortment, at: Date): EventProductRow[] {
  return Object.entries(events).flatMap(([eventId, ids]) =>
    ids.map((productId, position) => {
      const facts = all.find((one) => one.id === productId);
      if (!facts) throw new Error(`${eventId} sells an unknown product: ${productId}`);
      return {
        tenantId,
        id: `evp_${eventId.slice(4)}_${productId.replaceAll('-', '_')}`,
        eventId,
        productId,
        storeSellingPriceMinor: facts.priceMinor,
        position,
        createdAt: daysBefore(at, 120 - position * 3),
      };
    }),
  );
}

/** Products, their variants, and prices per event. */
export interface Catalogue {
  products: ProductRow[];
  variants: VariantRow[];
  eventProducts: EventProductRow[];
}

export function catalogue(at: Date): Catalogue {
  return {
    products: ASSORTMENTS.flatMap(({ tenantId, products: all }) =>
      all.map((facts, position) => productRow(tenantId, facts, position, at)),
    ),
    variants: ASSORTMENTS.flatMap(({ tenantId, products: all }) =>
      all.flatMap((facts) => variantRows(tenantId, facts)),
    ),
    eventProducts: ASSORTMENTS.flatMap((assortment) => eventProductRows(assortment, at)),
  };
}
