import type { Blanks } from '@/lib/modules/catalogue/service/read-blanks';
import type { orders } from '@/lib/db/schema/orders';
import { listCost } from '@/lib/modules/fulfilment/rules/routing/making-cost';
import type { AskedLine, AskedOrder } from '@/lib/modules/fulfilment/rules/routing/types';
import { itemCost } from '@/lib/modules/pricing/rules/production-cost';
import type { LeftOut } from '@/lib/modules/orders/service/statements/left-out';
import { scenesOf } from '@/lib/modules/orders/rules/printed-scenes';

type Order = typeof orders.$inferSelect;

function unitCostOf({ line }: LeftOut, currency: Order['currency'], sides: number): number {
  const { blankMinor, printMinor, printedSides } = line;
  if (blankMinor === null || printMinor === null) return listCost(line.blankId, currency, sides);
  return itemCost({ blankPrice: blankMinor, printPrice: printMinor, sides: printedSides ?? sides });
}

function askedLine(left: LeftOut, currency: Order['currency'], blanks: Blanks): AskedLine {
  const { line, pieces } = left;
  const prints = scenesOf(line).map(({ side, area }) => ({
    side,
    size: { widthMm: area.widthMm, heightMm: area.heightMm },
  }));
  const unitCost = unitCostOf(left, currency, prints.length);
  return {
    id: line.id,
    sku: line.sku,
    blankId: line.blankId,
    family: line.family,
    pieces: line.quantity - pieces,
    prints,
    techniques: blanks.known(line.blankId)?.printTechniques ?? [],
    unitCost,
    // Customs goes by the price; a gift has none, so by what it cost to make.
    unitValue: Math.max(line.unitNetMinor, unitCost),
  };
}

/** What an order asks of a printer, without the pieces that are left out; also of a blank that was withdrawn since. D32-20. */
export function askedOrder(order: Order, left: readonly LeftOut[], blanks: Blanks): AskedOrder {
  const lines = left.map((one) => askedLine(one, order.currency, blanks)).filter(({ pieces }) => pieces > 0);
  const country = order.snapshot.customer.country_iso2;
  return { region: order.region, country, currency: order.currency, lines };
}
