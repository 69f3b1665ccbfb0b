import { now } from '@/lib/kernel/clock';
import { toWire } from '@/lib/kernel/money';
import type { Region } from '@/lib/kernel/regions';
import { channelPrices } from '@/lib/modules/catalogue/rules/channel-prices';
import type { CatalogueBlank } from '@/lib/modules/catalogue/rules/blanks/catalogue';
import { toldFacts } from '@/lib/modules/catalogue/rules/market/blank-facts';
import { fibresOf } from '@/lib/modules/catalogue/rules/market/fibres';
import { displayUnitPrice } from '@/lib/modules/pricing/rules/display-unit-price';
import type { Scene, Side } from '@/lib/modules/design/rules/scene-types';
import { sceneToWire } from '@/lib/modules/design/rules/scene-wire';
import { printAreaPercent } from '@/lib/modules/design/rules/garments/print-area';
import type { Product } from '@/lib/modules/catalogue/contract/shop-product';
import type { Blanks } from '@/lib/modules/catalogue/service/read-blanks';
import type { CardJson } from '@/lib/modules/catalogue/service/statements/card-json';
import type { ProductRow } from '@/lib/modules/storefront/data/read-product';
import { availableOf, cardPreview, personalPrice, type CardPlace } from './present-card';

function side(card: CardJson, which: Side, scene: Scene | null) {
  return scene && sceneToWire(scene, printAreaPercent(card.family, which));
}

/** A product's row, without what was read beside it. */
type OwnRow = Pick<ProductRow, 'card' | 'product'>;

function selected({ card, product }: OwnRow, costs: boolean): Product['products']['selected'] {
  const { blank } = product;
  return {
    code: card.code,
    family: card.family,
    family_variant: blank.familyVariant,
    categories: blank.categories,
    values: {
      brand: blank.brand,
      print_techniques: blank.printTechniques,
      availability_regions: blank.availabilityRegions,
    },
    ...(costs && {
      blank_price: channelPrices(blank.blankPriceMinor),
      print_price: channelPrices(blank.printPriceMinor),
    }),
    print_area: {
      dpi: blank.printArea.dpi,
      width: blank.printArea.widthMm,
      height: blank.printArea.heightMm,
    },
    details_specs: blank.detailsSpecs,
    colour_count: card.colours.length,
  };
}

/** Colour identifier → picture URL, for the sides that carry a design. */
function pictures(place: CardPlace, card: CardJson, which: Side): Record<string, string> {
  const entries = card.colours.flatMap((colour) => {
    const url = cardPreview(place, card, colour, which);
    return url === null ? [] : [[colour.identifier, url] as const];
  });
  return Object.fromEntries(entries);
}

/** The lists of S3.4 by colour: sizes and SKUs by the colour's name, and its identifier. */
function byColour({ colours, variants }: CardJson) {
  const of = <T>(pick: (identifier: string) => T) =>
    Object.fromEntries(colours.map(({ name, identifier }) => [name, pick(identifier)]));
  const made = (identifier: string) => variants.filter((variant) => variant.identifier === identifier);
  return {
    colour_size: of((identifier) => made(identifier).map((variant) => variant.size)),
    colour_skus: of((identifier) => made(identifier).map((variant) => variant.sku)),
    colour_identifiers: of((identifier) => identifier),
  };
}

function designs(place: CardPlace, row: OwnRow, costs: boolean): Product['products'] {
  const { card, product } = row;
  const images = { front: pictures(place, card, 'front'), back: pictures(place, card, 'back') };
  const first = card.colours[0]?.identifier ?? '';
  return {
    front: side(card, 'front', product.sceneFront),
    back: side(card, 'back', product.sceneBack),
    scenes: { front: product.sceneFront, back: product.sceneBack },
    selected: selected(row, costs),
    colours: card.colours,
    colour_names: Object.fromEntries(card.colours.map(({ identifier, name }) => [identifier, name])),
    images,
    artwork: {
      front: product.sceneFront !== null,
      back: product.sceneBack !== null,
      front_preview: images.front[first] ?? null,
      back_preview: images.back[first] ?? null,
      front_colours: card.colours.map(({ hex }) => ({ colour: hex })),
    },
    identifiers: card.colours.map(({ identifier }) => identifier),
    sizes: card.sizes,
    skus: card.variants.map(({ sku }) => sku),
    ...byColour(card),
  };
}

/** What the law of the store's market has buyers told of the garment today. D54-2, D54-3 */
function marketFacts(blank: CatalogueBlank | null, region: Region): Pick<Product, 'market_facts'> {
  const told = blank ? toldFacts(blank, [region], now().toISOString().slice(0, 10)) : {};
  return Object.keys(told).length > 0 ? { market_facts: told } : {};
}

const instant = (text: string): string => new Date(text).toISOString();

/**
 * The product fields of S3.4, with the VAT-inclusive price (D13-2, D19); what making it costs only with `costs` (D50-2).
 */
export function presentProduct(
  place: CardPlace,
  row: OwnRow,
  blanks: Blanks,
  { costs = false } = {},
): Product {
  const { card, product } = row;
  const blank = blanks.known(card.blankId);
  const fibres = fibresOf(product.fibres, blank?.fibres ?? null);
  return {
    id: card.id,
    name: card.name,
    description: card.description,
    ...(product.sizeNote === '' ? {} : { size_note: product.sizeNote }),
    ...(fibres && { fibres }),
    ...(product.warnings === '' ? {} : { warnings: product.warnings }),
    ...(product.greenEvidence === '' ? {} : { green_evidence: product.greenEvidence }),
    ...marketFacts(blank, place.pricing.region),
    tenant_id: product.tenantId,
    status: product.status,
    locked: product.locked,
    created_at: instant(product.createdAt),
    updated_at: instant(product.updatedAt),
    deleted_at: product.deletedAt && instant(product.deletedAt),
    store_default_vat: card.vatApplies ? 1 : 0,
    customisable: card.customisable,
    price: toWire(displayUnitPrice(place.pricing, card.unitNet, card.vatApplies)),
    ...personalPrice(place, card),
    event_prices: [
      {
        id: product.eventProductId,
        event_id: product.eventId,
        product_id: card.id,
        store_selling_price: toWire(card.unitNet),
      },
    ],
    products: designs(place, row, costs),
    variants: card.variants.map((variant) => ({
      variant_id: variant.id,
      sku: variant.sku,
      identifier: variant.identifier,
      size: variant.size,
      available: availableOf(variant),
    })),
  };
}
