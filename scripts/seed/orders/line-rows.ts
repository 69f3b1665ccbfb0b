import type { SeededEvent } from '../events';
import { seedId } from '../ids';
import type { SeededRandom } from '../random';
import type { SeededLine } from './baskets';
import type { OrderPrice } from './price-order';
import { producedOf } from './seeded-costs';

/** The lines of an order, with what each was sold for and costs to make. */
export function lineRows(
  { tenantId, currency }: SeededEvent,
  orderId: string,
  lines: readonly SeededLine[],
  price: OrderPrice,
  random: SeededRandom,
) {
  return lines.map((line, position) => {
    const priced = price.basket.lines[position];
    const colour = line.product.colours.find((one) => one.identifier === line.variant.colourIdentifier);
    const made = producedOf(line, currency);
    if (!priced || !colour) throw new Error(`no price or colour for ${line.variant.id}`);
    return {
      tenantId,
      id: seedId(random, 'orderLine'),
      orderId,
      position,
      productId: line.product.id,
      variantId: line.variant.id,
      sku: line.variant.sku,
      name: line.product.name,
      blankId: line.product.blankId,
      family: line.product.family,
      colourIdentifier: colour.identifier,
      colourName: colour.name,
      colourHex: colour.hex,
      size: line.variant.size,
      quantity: line.quantity,
      unitNetMinor: priced.unitNet,
      unitGrossMinor: priced.unitGross,
      grossMinor: priced.gross,
      blankMinor: made.blankPrice,
      printMinor: made.printPrice,
      printedSides: made.sides,
      vatApplies: line.product.storeDefaultVat ?? true,
      personalisation: line.personalisation,
      sceneFront: line.scenes.front ?? null,
      sceneBack: line.scenes.back ?? null,
    };
  });
}
