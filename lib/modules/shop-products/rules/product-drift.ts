/** How a product in a shop differs from what was pushed. S4-77. */
export const DRIFTS = [
  'deleted',
  'price',
  'variant_gone',
  'sku',
  'sku_twice',
  'not_ours',
  'variant_added',
] as const;
export type Drift = (typeof DRIFTS)[number];

/** A variant as it was pushed. */
export interface KnownVariant {
  sku: string;
  gid: string;
  price: string;
}

/** A variant as the shop has it now. */
export interface SeenVariant {
  id: string;
  sku: string;
  price: string;
  /** Where its stock is kept. */
  locationIds: readonly string[];
}

/** `21.6`, `21.60` and `21.600` are one price. */
const amountOf = (price: string): number => Math.round(Number(price) * 100);

function ofVariants(known: readonly KnownVariant[], seen: readonly SeenVariant[]): Drift[] {
  const now = new Map(seen.map((variant) => [variant.id, variant]));
  const found: Drift[] = [];
  for (const { gid, sku, price } of known) {
    const variant = now.get(gid);
    if (!variant) found.push('variant_gone');
    else {
      if (variant.sku !== sku) found.push('sku');
      if (amountOf(variant.price) !== amountOf(price)) found.push('price');
    }
  }
  return found;
}

/**
 * What a merchant has changed of a product in the shop: prices, SKUs, variants, one SKU twice, stock that our place no longer
 * keeps, or all of it. `seen`: null for a product that is gone. `locationId`: our place there; null where there is none yet.
 * Each once, in the order of `DRIFTS`. S4-77.
 */
export function driftOf(
  known: readonly KnownVariant[],
  seen: readonly SeenVariant[] | null,
  locationId: string | null,
): Drift[] {
  if (seen === null) return ['deleted'];
  const found = new Set(ofVariants(known, seen));
  const ours = new Set(known.map(({ gid }) => gid));
  if (seen.some(({ id }) => !ours.has(id))) found.add('variant_added');
  const skus = seen.map(({ sku }) => sku).filter((sku) => sku !== '');
  if (new Set(skus).size < skus.length) found.add('sku_twice');
  if (
    locationId !== null &&
    seen.some(({ id, locationIds }) => ours.has(id) && !locationIds.includes(locationId))
  )
    found.add('not_ours');
  return DRIFTS.filter((drift) => found.has(drift));
}
