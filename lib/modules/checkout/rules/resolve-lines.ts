import type { FieldErrors } from '@/lib/kernel/app-error';
import type { Minor } from '@/lib/kernel/money';
import { fail, ok, type Result } from '@/lib/kernel/result';
import { basketItemId } from '@/lib/modules/orders/rules/basket-item-id';
import { countPersonal } from '@/lib/modules/design/rules/count-personal';
import { normaliseText, personalise, type PersonaliseOptions } from '@/lib/modules/design/rules/personalise';
import { SIDES, type Scene, type Side } from '@/lib/modules/design/rules/scene-types';
import { personalNet } from '@/lib/modules/pricing/rules/personal-price';
import type {
  CheckoutLine,
  PersonalTexts,
  SellableProduct,
  SellableVariant,
  WantedLine,
} from '@/lib/modules/orders/rules/order-line-types';

/** The variant that a line names, by id or by colour and size (S3.2); undefined if the product has no such variant. */
export function variantOf(
  product: Pick<SellableProduct, 'variants'>,
  line: Pick<WantedLine, 'variant_id' | 'products'>,
): SellableVariant | undefined {
  if (line.variant_id !== undefined)
    return product.variants.find((variant) => variant.id === line.variant_id);
  const store = line.products?.store;
  if (!store) return product.variants.length === 1 ? product.variants[0] : undefined;
  return product.variants.find(
    (variant) => variant.colourIdentifier === store.identifier && variant.size === store.size,
  );
}

/** The shopper's own values as stored: NFC, trimmed, without empty ones. */
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

/** The price of a product's personalisation with these texts and pictures, ex VAT in minor units. */
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

/** A side with the shopper's own values in it; errors go into `problems`, by field below `path`. */
export function printedSide(
  scene: Scene | null,
  texts: Record<string, string>,
  path: string,
  problems: FieldErrors,
  options: PersonaliseOptions = {},
): Scene | null {
  if (!scene) {
    for (const layer of Object.keys(texts)) problems[`${path}.${layer}`] = ['unknown'];
    return null;
  }
  const outcome = personalise(scene, texts, options);
  if (outcome.ok) return outcome.value;
  for (const { layerId, code } of outcome.error) problems[`${path}.${layerId}`] = [code];
  return null;
}

function resolveLine(
  line: WantedLine,
  products: ReadonlyMap<string, SellableProduct>,
  path: string,
  problems: FieldErrors,
  options: PersonaliseOptions,
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
  const printed = (side: Side, scene: Scene | null) =>
    printedSide(scene, personalisation[side] ?? {}, `${path}.personalisation.${side}`, problems, options);
  return {
    key: basketItemId(product.id, variant.id, line.asSent ? keptTexts(line.asSent) : personalisation),
    product,
    variant,
    quantity: line.quantity,
    unitNet: product.unitNet + own,
    personalNet: own,
    personalisation,
    sceneFront: printed('front', product.sceneFront),
    sceneBack: printed('back', product.sceneBack),
  };
}

/**
 * The lines as this event sells them, in the requested order, or the errors of every wrong field:
 * `products.N.product_id`, `products.N.variant_id`, `products.N.personalisation.<side>.<layer>`. S3.2, S5, D15.
 * Pictures are given by file id; the caller has checked that the shopper owns them.
 */
export function resolveLines(
  wanted: readonly WantedLine[],
  products: readonly SellableProduct[],
  options: PersonaliseOptions = {},
): Result<CheckoutLine[], FieldErrors> {
  const byId = new Map(products.map((product) => [product.id, product]));
  const problems: FieldErrors = {};
  const lines = wanted.map((line, index) => resolveLine(line, byId, `products.${index}`, problems, options));
  const whole = lines.filter((line) => line !== null);
  return Object.keys(problems).length > 0 ? fail(problems) : ok(whole);
}
