import { notFound } from '@/lib/kernel/app-error';
import type { Transaction } from '@/lib/db/transaction';
import type { orders } from '@/lib/db/schema/orders';
import { leftToReplace } from '@/lib/modules/orders/rules/replaceable';
import { refundedByLine } from '@/lib/modules/orders/rules/left-out';
import { scenesOf } from '@/lib/modules/orders/rules/printed-scenes';
import { findLines } from '@/lib/modules/orders/service/statements/find-lines';
import { standingRequests } from '@/lib/modules/orders/service/statements/left-out';
import { replacedPieces } from '@/lib/modules/orders/service/statements/replacements';
import type { ProducedLine } from '@/lib/modules/pricing/rules/production-cost';
import { readReplaced, type ReplacedFacts } from '@/lib/modules/returns/data/read-replaced';

type Order = typeof orders.$inferSelect;
type Line = Awaited<ReturnType<typeof findLines>>[number];

/** A line of an order, how many of its items can be replaced still, and what making one costs. */
interface ReplaceableLine {
  row: Line;
  left: number;
  made: Omit<ProducedLine, 'quantity'>;
}

/** What a replacement of an order is decided on. */
export interface ReplacementGround {
  facts: ReplacedFacts;
  lines: ReplaceableLine[];
}

/** As it was frozen with the order; of older lines what it costs today, and nothing where the product is gone. D35-3. */
function madeOf(row: Line, { event, making }: ReplacedFacts): ReplaceableLine['made'] {
  const today = making[row.productId];
  return {
    blankPrice: row.blankMinor ?? today?.blank[event.currency] ?? 0,
    printPrice: row.printMinor ?? today?.print[event.currency] ?? 0,
    sides: row.printedSides ?? scenesOf(row).length,
  };
}

/** Reads it of an order that should be locked where something is decided on it. Throws 404. S2.2-114. */
export async function replacementGround(tx: Transaction, order: Order): Promise<ReplacementGround> {
  const key = { tenantId: order.tenantId, orderId: order.id };
  const facts = await readReplaced(tx, key);
  if (!facts) throw notFound();
  const refunded = refundedByLine(await standingRequests(tx, key));
  const replaced = await replacedPieces(tx, key);
  const rows = await findLines(tx, order.tenantId, order.id);
  return {
    facts,
    lines: rows.map((row) => ({
      row,
      left: leftToReplace(row, refunded, replaced),
      made: madeOf(row, facts),
    })),
  };
}
