import { AppError, invalid } from '@/lib/kernel/app-error';
import type { OrderChange } from '@/lib/db/schema/order-edits';
import type { Transaction } from '@/lib/db/transaction';
import { colourName } from '@/lib/modules/catalogue/rules/colour-name';
import { personalNetOf } from '@/lib/modules/checkout/rules/resolve-lines';
import { basketItemId } from '@/lib/modules/orders/rules/basket-item-id';
import { isPictureValue } from '@/lib/modules/design/rules/own-values';
import type {
  PersonalTexts,
  SellableProduct,
  SellableVariant,
} from '@/lib/modules/orders/rules/order-line-types';
import { swapStock } from '@/lib/modules/order-changes/data/write-edit';
import { mendedUnitNet } from '@/lib/modules/payments/rules/reprice';
import type { EditedLine } from '@/lib/modules/payments/service/refigure';
import type { EditGround } from './edit-order';

export interface VariantChoice {
  product: SellableProduct;
  variant: SellableVariant;
}

/** The requested other variant; null for the line's own. Throws 422 for one that is not available. D18-4. */
export function chooseVariant(
  { facts }: Pick<EditGround, 'facts'>,
  line: EditedLine,
  variantId: string,
): VariantChoice | null {
  if (variantId === line.variantId) return null;
  const product = facts.products.find(({ id }) => id === line.productId);
  if (!product?.forSale) throw invalid({ variant_id: ['not_for_sale'] });
  const variant = product.variants.find(({ id }) => id === variantId);
  if (!variant) throw invalid({ variant_id: ['unknown_variant'] });
  return { product, variant };
}

/** The line with its new garment, at the price that was paid. All variants of a product cost the same. */
export function withVariant(line: EditedLine, { product, variant }: VariantChoice): EditedLine {
  const colour = product.colours.find(({ identifier }) => identifier === variant.colourIdentifier);
  return {
    ...line,
    variantId: variant.id,
    sku: variant.sku,
    size: variant.size,
    short: false,
    colourIdentifier: variant.colourIdentifier,
    colourName: colour?.name ?? colourName(variant.colourIdentifier),
    colourHex: colour?.hex ?? '#ffffff',
  };
}

/** The same at its price ex VAT of today, where that is lower. A gift costs nothing, whatever the event's prices. D18-4. */
export function withVariantOfToday(
  { order }: EditGround,
  line: EditedLine,
  choice: VariantChoice,
): EditedLine {
  const own = order.kind === 'claim' ? 0 : personalNetOf(choice.product, line.personalisation);
  const today = order.kind === 'claim' ? 0 : choice.product.unitNet + own;
  const unitNetMinor = mendedUnitNet(line.unitNetMinor, today, true);
  return {
    ...withVariant(line, choice),
    unitNetMinor,
    // If the line gets today's lower price, it gets today's price for personal texts too.
    personalNetMinor: unitNetMinor < line.unitNetMinor ? own : line.personalNetMinor,
  };
}

const isPicture = ([, value]: [string, string]) => isPictureValue(value);
const someOf = (own: PersonalTexts, wanted: (entry: [string, string]) => boolean): PersonalTexts =>
  Object.fromEntries(
    Object.entries(own).map(([side, layers]) => [
      side,
      Object.fromEntries(Object.entries(layers).filter((entry) => wanted(entry))),
    ]),
  );
const onlyPictures = (own: PersonalTexts) => someOf(own, isPicture);
const withoutPictures = (own: PersonalTexts) => someOf(own, (entry) => !isPicture(entry));

/** What a change of a line says in the mail about it. */
export function lineChangeOf(before: EditedLine, after: EditedLine): OrderChange {
  const calledOf = ({ colourName: colour, size }: EditedLine) => ({ colour, size });
  const another = before.variantId !== after.variantId;
  const textsOf = ({ personalisation }: EditedLine) => basketItemId('', '', withoutPictures(personalisation));
  const picturesOf = ({ personalisation }: EditedLine) => basketItemId('', '', onlyPictures(personalisation));
  return {
    kind: 'line',
    lineId: before.id,
    text: textsOf(before) !== textsOf(after),
    picture: picturesOf(before) !== picturesOf(after),
    variant: another ? { from: calledOf(before), to: calledOf(after) } : null,
  };
}

/**
 * Takes the new garment's stock and gives back the old one's, together or not at all. Pieces that a submission left out gave theirs
 * back before (D3-49). Throws `out_of_stock`. D18-4.
 */
export async function takeVariant(
  tx: Transaction,
  { order, lines }: EditGround,
  line: EditedLine | null,
): Promise<void> {
  const before = lines.find(({ id }) => id === line?.id);
  if (!line || !before || line.variantId === before.variantId) return;
  const quantity = line.quantity - before.leftOut;
  if (quantity === 0) return;
  // If the line's pieces had sold out before a late payment, it holds no stock to give back; from now on it does.
  const from = before.short ? null : before.variantId;
  const swap = { from, to: line.variantId, quantity };
  const had = await swapStock(tx, order.tenantId, swap);
  if (!had) throw new AppError('out_of_stock', { fields: { variant_id: ['out_of_stock'] } });
}
