import type { Minor } from '@/lib/kernel/money';
import { lockFor } from '@/lib/modules/events/rules/assert-writable';
import type { FileError, FileRow, ReadFile } from './stock-file';

/** What is stored of a variant and its product. */
export interface StoredVariant {
  variantId: string;
  productId: string;
  eventProductId: string;
  price: Minor;
  stock: number;
  locked: boolean;
}

/** What a file changes; nothing may be written while it has errors. */
export interface StockPlan {
  stock: { id: string; productId: string; from: number; stock: number }[];
  prices: { productId: string; eventProductId: string; from: Minor; price: Minor }[];
  errors: FileError[];
}

const FREE = { locked: false, lockReason: null };

type Wrong = (column: string, code: FileError['code']) => void;

/** Adds a row's new stock, unless it was typed over another number than the one that is stored. */
function planStock({ stock, newStock }: FileRow, stored: StoredVariant, plan: StockPlan, wrong: Wrong): void {
  if (newStock === null || newStock === stored.stock) return;
  if (stock !== stored.stock) return wrong('stock', 'changed');
  plan.stock.push({ id: stored.variantId, productId: stored.productId, from: stored.stock, stock: newStock });
}

/** The same for its price, which all rows of a product that name one must agree on. */
function planPrice(
  { price, newPrice }: FileRow,
  stored: StoredVariant,
  asked: Map<string, Minor>,
  plan: StockPlan,
  wrong: Wrong,
): void {
  if (newPrice === null) return;
  const { productId, eventProductId } = stored;
  const before = asked.get(productId);
  if (before !== undefined && before !== newPrice) return wrong('new_price', 'different');
  if (newPrice === stored.price) {
    asked.set(productId, newPrice);
    return;
  }
  if (price !== stored.price) return wrong('price', 'changed');
  asked.set(productId, newPrice);
  if (before === undefined)
    plan.prices.push({ productId, eventProductId, from: stored.price, price: newPrice });
}

/** Compares a file with what is stored: what it changes, and every cell that is wrong, by line. D48-1. */
export function stockPlan(file: ReadFile, stored: readonly StoredVariant[], actor: string): StockPlan {
  const plan: StockPlan = { stock: [], prices: [], errors: [...file.errors] };
  const known = new Map(stored.map((one) => [one.variantId, one]));
  const asked = new Map<string, Minor>();
  for (const row of file.rows) {
    const wrong: Wrong = (column, code) => plan.errors.push({ row: row.line, column, code });
    const one = known.get(row.variantId);
    if (!one) {
      if (row.variantId !== '') wrong('variant_id', 'unknown');
      continue;
    }
    const changes = plan.stock.length + plan.prices.length;
    planStock(row, one, plan, wrong);
    planPrice(row, one, asked, plan, wrong);
    const isChanged = plan.stock.length + plan.prices.length > changes;
    if (isChanged && lockFor(actor, FREE, { locked: one.locked, lockReason: null }))
      wrong('variant_id', 'locked');
  }
  plan.errors.sort((a, b) => (a.row ?? 0) - (b.row ?? 0));
  return plan;
}
