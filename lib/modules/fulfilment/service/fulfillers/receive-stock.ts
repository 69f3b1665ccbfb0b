import { invalid, MOST_FIELDS, notFound, type FieldErrors } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import { recordPlatform } from '@/lib/audit/record-platform';
import type { Transaction } from '@/lib/db/transaction';
import { withDirectory } from '@/lib/db/with-directory';
import { readBlanks } from '@/lib/modules/catalogue/service/read-blanks';
import type { StockMessage, StockReceived } from '@/lib/modules/fulfilment/contract/stock-message';
import { listStock } from '@/lib/modules/fulfilment/data/fulfillers/facts';
import { readFulfillers } from '@/lib/modules/fulfilment/data/fulfillers/fulfillers';
import {
  applyStock,
  keepStockMessage,
  settleStockMessage,
} from '@/lib/modules/fulfilment/data/fulfillers/stock-messages';
import { skusOf } from './known-skus';

/** How long a message's id is known; after that its sequence is old enough to change nothing. */
const KEPT_MS = 90 * 86_400_000;

/** What is wrong with the levels, by field: SKUs that nobody has, twice the same, no number of what is no longer made. */
function wrongLevels(levels: StockMessage['levels'], known: ReadonlySet<string>): FieldErrors {
  const fields: FieldErrors = {};
  const seen = new Set<string>();
  for (const [at, { sku, pieces, discontinued }] of levels.entries()) {
    if (Object.keys(fields).length >= MOST_FIELDS) break;
    if (!known.has(sku)) fields[`levels.${at}.sku`] = ['unknown'];
    else if (seen.has(sku)) fields[`levels.${at}.sku`] = ['invalid'];
    if (discontinued && pieces === null) fields[`levels.${at}.pieces`] = ['required'];
    seen.add(sku);
  }
  return fields;
}

async function store(tx: Transaction, id: string, message: StockMessage, known: ReadonlySet<string>) {
  const wrong = wrongLevels(message.levels, known);
  if (Object.keys(wrong).length > 0) throw invalid(wrong);
  const { sequence, levels } = message;
  const at = now();
  const row = { fulfillerId: id, messageId: message.id, sequence, levels: levels.length, applied: 0 };
  const before = await keepStockMessage(tx, { ...row, receivedAt: at });
  if (before) return before;
  const applied = await applyStock(tx, { id, sequence, at }, levels);
  await settleStockMessage(tx, { ...row, applied }, new Date(at.getTime() - KEPT_MS));
  if (applied > 0) {
    const data = { before: null, after: { stock_message: message.id, levels: levels.length, applied } };
    await recordPlatform(tx, { action: 'fulfiller.updated', actorUserId: null, subject: id, data });
  }
  return { ...row, applied };
}

/**
 * Handles a fulfiller's verified message about its stock: all of it or, where a field is wrong, nothing. Stored once per message
 * id, and of each SKU the highest sequence counts. In the platform's log. Throws 404 for a fulfiller that is unknown, closed or
 * another than the message names, and 422. S2.2-145.
 */
export async function receiveStock(id: string, message: StockMessage): Promise<StockReceived> {
  if (message.fulfiller !== id) throw notFound();
  const blanks = await readBlanks();
  return withDirectory(async (tx) => {
    const fulfiller = (await readFulfillers(tx, [id])).get(id);
    if (!fulfiller || fulfiller.status === 'closed') throw notFound();
    const counted = await listStock(tx, id);
    const known = new Set([...skusOf(blanks), ...counted.map(({ sku }) => sku)]);
    const { applied, levels } = await store(tx, id, message, known);
    return { received: true as const, applied, late: levels - applied };
  });
}
