import type { Personalisation } from '@/lib/db/schema/orders';
import type { Scene, Side } from '@/lib/modules/design/rules/scene-types';
import { customisableTexts, personalise } from '@/lib/modules/design/rules/personalise';
import type { Catalogue } from '../products/rows';
import type { SeededRandom } from '../random';

type ProductRow = Catalogue['products'][number];
type VariantRow = Catalogue['variants'][number];

/** One basket line. */
export interface SeededLine {
  product: ProductRow;
  variant: VariantRow;
  unitNet: number;
  quantity: number;
  personalisation: Personalisation;
  scenes: Partial<Record<Side, Scene>>;
}

/** Weights that favour middle sizes. */
function sizeWeight(variants: readonly VariantRow[], index: number): number {
  return variants.length - Math.abs(index - (variants.length - 1) / 2);
}

function personal(
  random: SeededRandom,
  side: Side,
  scene: Scene | null | undefined,
  name: string,
): { scene?: Scene; texts?: Record<string, string> } {
  if (!scene) return {};
  const layers = customisableTexts(scene);
  if (layers.length === 0) return { scene };
  const texts = Object.fromEntries(
    layers.map((layer) => [layer.id, random.chance(0.5) ? name : name.toUpperCase()]),
  );
  const result = personalise(scene, texts);
  if (!result.ok) throw new Error(`the ${side} of a seeded order does not take ${name}`);
  return { scene: result.value, texts };
}

function lineOf(random: SeededRandom, catalogue: Catalogue, eventId: string, name: string): SeededLine {
  const offers = catalogue.eventProducts.filter((offer) => offer.eventId === eventId);
  const sellable = offers.filter((offer) =>
    catalogue.products.some((one) => one.id === offer.productId && one.status === 'active' && !isProof(one)),
  );
  const offer = random.weighted(sellable.map((one, index) => [sellable.length + 3 - index, one] as const));
  const product = catalogue.products.find((one) => one.id === offer.productId);
  const variants = catalogue.variants.filter((one) => one.productId === offer.productId);
  if (!product) throw new Error(`no such product: ${offer.productId}`);
  const variant = random.weighted(variants.map((one, index) => [sizeWeight(variants, index), one] as const));
  const front = personal(random, 'front', product.sceneFront, name);
  const back = personal(random, 'back', product.sceneBack, name);
  return {
    product,
    variant,
    unitNet: offer.storeSellingPriceMinor,
    quantity: random.weighted([
      [7, 1],
      [3, 2],
      [1, 3],
    ]),
    personalisation: {
      ...(front.texts ? { front: front.texts } : {}),
      ...(back.texts ? { back: back.texts } : {}),
    },
    scenes: { ...(front.scene ? { front: front.scene } : {}), ...(back.scene ? { back: back.scene } : {}) },
  };
}

/** The product whose artwork fails the print check, so it cannot have been ordered. */
function isProof(product: ProductRow): boolean {
  return product.id === 'tw-margin-tee';
}

/** A customer's basket: one to three lines of different variants, or the single gift of a claim. */
export function basketOf(
  random: SeededRandom,
  catalogue: Catalogue,
  event: { id: string; type: string },
  name: string,
): SeededLine[] {
  if (event.type === 'Promo')
    return [{ ...lineOf(random, catalogue, event.id, name), quantity: 1, unitNet: 0 }];
  const count = random.weighted([
    [5, 1],
    [4, 2],
    [2, 3],
  ]);
  const lines = Array.from({ length: count }, () => lineOf(random, catalogue, event.id, name));
  return lines.filter(
    (line, index) => lines.findIndex((one) => one.variant.id === line.variant.id) === index,
  );
}
