import { createHash } from 'node:crypto';
import { appEnv } from '@/lib/env/app';
import { SIDES } from '@/lib/modules/design/rules/scene-types';
import { sizeLabel } from '@/lib/modules/catalogue/rules/size-label';
import { previewUrl } from '@/lib/modules/catalogue/service/preview-url';
import { displayUnitPrice } from '@/lib/modules/pricing/rules/display-unit-price';
import { storePricing } from '@/lib/modules/pricing/rules/store-pricing';
import type { OfferedRow } from '@/lib/modules/shop-products/data/shop-products';
import {
  factsText,
  type PictureFacts,
  type ProductFacts,
} from '@/lib/modules/shop-products/rules/product-input';
import { themeFields } from '@/lib/modules/shop-products/rules/theme-fields';
import type { FailureReason } from '@/lib/modules/shop-products/rules/product-state';

/** A picture's side and colour, for its URL and for whoever draws it. */
export interface OfferedPicture {
  side: (typeof SIDES)[number];
  identifier: string;
  colour: string;
  hex: string;
  sceneHash: string;
}

const MOST_PICTURES = 12;

/** Colours by identifier with a name that no other one of the product has. */
function namesOf({ card }: OfferedRow): Map<string, string> {
  const names = card.colours.map(({ name }) => name);
  return new Map(
    card.colours.map(({ identifier, name }) => {
      const isOnly = names.indexOf(name) === names.lastIndexOf(name);
      return [identifier, isOnly ? name : `${name} (${identifier})`];
    }),
  );
}

/** The pictures of a product's printed sides, each colour's first side before all others; none where nobody may fetch them. */
export function picturesOf(row: OfferedRow): OfferedPicture[] {
  const { card, open, status } = row;
  if (!open || status !== 'active') return [];
  const names = namesOf(row);
  const hashes = { front: card.frontHash, back: card.backHash };
  return SIDES.flatMap((side) => {
    const sceneHash = hashes[side];
    if (sceneHash === null) return [];
    return card.colours.map(({ identifier, hex }) => ({
      side,
      identifier,
      hex,
      sceneHash,
      colour: names.get(identifier) ?? identifier,
    }));
  }).slice(0, MOST_PICTURES);
}

function urlOf(tenantId: string, { card, event }: OfferedRow, picture: OfferedPicture): PictureFacts {
  const { identifier: colourIdentifier, side, hex, sceneHash, colour } = picture;
  const place = { tenantId, slug: event.slug, productId: card.id, colourIdentifier };
  const path = previewUrl(place, { family: card.family, side, hex, sceneHash });
  return { url: `${appEnv().PUBLIC_URL}${path}`, alt: `${card.name}, ${colour}` };
}

/** What a shop is told of a product. S4-70. */
export function factsOf(tenantId: string, row: OfferedRow): ProductFacts {
  const { card, event } = row;
  const names = namesOf(row);
  return {
    productId: card.id,
    name: card.name,
    description: card.description,
    currency: event.currency,
    netMinor: card.unitNet,
    grossMinor: displayUnitPrice(storePricing(event), card.unitNet, card.vatApplies),
    variants: card.variants.map(({ sku, identifier, size, stock }) => ({
      sku,
      stock,
      colour: names.get(identifier) ?? identifier,
      size: sizeLabel(size),
    })),
    pictures: picturesOf(row).map((picture) => urlOf(tenantId, row, picture)),
    weightGrams: row.weightGrams,
    fields: themeFields(row.openLayers),
  };
}

/** Tells whether a product has changed since it was pushed. S4-72. */
export const hashOf = (facts: ProductFacts): string =>
  createHash('sha256').update(factsText(facts)).digest('hex');

/** Why a product is in no state to be pushed, whatever the shop says. */
export function hindranceOf({ status, locked, stillMade }: OfferedRow): FailureReason | null {
  if (status !== 'active') return 'not_active';
  if (locked) return 'locked';
  return stillMade ? null : 'no_longer_made';
}

/** The part of a handle that no other product has; it tells nothing. S4-73. */
export const handleKey = (tenantId: string, productId: string): string =>
  createHash('sha256').update(`${tenantId}/${productId}`).digest('hex').slice(0, 10);
