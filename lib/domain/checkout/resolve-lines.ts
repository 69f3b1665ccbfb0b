import type { FieldErrors } from '@/lib/kernel/app-error';
import type { Minor } from '@/lib/kernel/money';
import { fail, ok, type Result } from '@/lib/kernel/result';
import { basketItemId } from '@/lib/domain/basket/basket-item-id';
import { countPersonal } from '@/lib/domain/design/count-personal';
import { normaliseText, personalise } from '@/lib/domain/design/personalise';
import { SIDES, type Scene, type Side } from '@/lib/domain/design/scene-types';
import { personalNet } from '@/lib/domain/pricing/personal-price';
import type { CheckoutLine, PersonalTexts, SellableProduct, SellableVariant, WantedLine } from './types';

function variantOf(product: SellableProduct, line: WantedLine): SellableVariant | undefined {
  if (line.variant_id !== undefined)
    return product.variants.find((variant) => variant.id === line.variant_id);
  const store = line.products?.store;
  if (!store) return product.variants.length === 1 ? product.variants[0] : undefined;
  return product.variants.find(
    (variant) => variant.colourIdentifier === store.identifier && variant.size === store.size,
  );
}

/** The texts as they are kept: composed, trimmed, empty ones left out. */
export function keptTexts(personalisation: WantedLine['personalisation']): PersonalTexts {
  const texts: PersonalTexts = {};
  for (const side of SIDES) {
    const given = Object.entries(personalisation?.[side] ?? {})
      .map(([layer, text]) => [layer, normaliseText(text)] as const)
      .filter(([, text]) => text !== '');
    if (given.length > 0) texts[side] = Object.fromEntries(given);
  }
  return texts;
}

/** What a product's personalisation costs with these texts and pictures, ex VAT in minor units. */
export function personalNetOf(
  {
    personalPrice,
    sceneFront,
    sceneBack,
  }: Pick<SellableProduct, 'personalPrice' | 'sceneFront' | 'sceneBack'>,
  personalisation: PersonalTexts,
): Minor {
  return personalNet(personalPrice, countPersonal([sceneFront, sceneBack], personalisation));
}

/** A side with these texts in it; what is wrong with them goes into `problems`, by field below `path`. */
export function printedSide(
  scene: Scene | null,
  texts: Record<string, string>,
  path: string,
  problems: FieldErrors,
): Scene | null {
  if (!scene) {
    for (const layer of Object.keys(texts)) problems[`${path}.${layer}`] = ['unknown'];
    return null;
  }
  const outcome = personalise(scene, texts);
  if (outcome.ok) return outcome.value;
  for (const { layerId, code } of outcome.error) problems[`${path}.${layerId}`] = [code];
  return null;
}

function resolveLine(
  line: WantedLine,
  products: ReadonlyMap<string, SellableProduct>,
  path: string,
  problems: FieldErrors,
): CheckoutLine | null {
  const product = products.get(line.product_id);
  if (!product?.forSale) {
    problems[`${path}.product_id`] = [product ? 'not_for_sale' : 'unknown_product'];
    return null;
  }
  const variant = variantOf(product, line);
  if (!variant) {
    problems[`${path}.variant_id`] = ['unknown_variant'];
    return null;
  }
  const personalisation = keptTexts(line.personalisation);
  const own = personalNetOf(product, personalisation);
  const at = (side: Side) => `${path}.personalisation.${side}`;
  return {
    key: basketItemId(product.id, variant.id, personalisation),
    product,
    variant,
    quantity: line.quantity,
    unitNet: product.unitNet + own,
    personalNet: own,
    personalisation,
    sceneFront: printedSide(product.sceneFront, personalisation.front ?? {}, at('front'), problems),
    sceneBack: printedSide(product.sceneBack, personalisation.back ?? {}, at('back'), problems),
  };
}

/**
 * The lines as this event sells them, in the order asked for, or every field that is wrong: `products.N.product_id`,
 * `products.N.variant_id`, `products.N.personalisation.<side>.<layer>`. SPEC 3.2, 5; DECISIONS 15.
 */
export function resolveLines(
  wanted: readonly WantedLine[],
  products: readonly SellableProduct[],
): Result<CheckoutLine[], FieldErrors> {
  const byId = new Map(products.map((product) => [product.id, product]));
  const problems: FieldErrors = {};
  const lines = wanted.map((line, index) => resolveLine(line, byId, `products.${index}`, problems));
  const whole = lines.filter((line) => line !== null);
  return Object.keys(problems).length > 0 ? fail(problems) : ok(whole);
}
