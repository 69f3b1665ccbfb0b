import { invalid, type FieldErrors } from '@/lib/kernel/app-error';
import type { Transaction } from '@/lib/db/transaction';
import { MAX_QUANTITY } from '@/lib/modules/catalogue/rules/quantity-limits';
import { printableLines } from '@/lib/modules/checkout/service/printable-lines';
import type { CheckoutFacts } from '@/lib/modules/checkout/service/statements/read-checkout';
import type { WantedDraftLines } from '@/lib/modules/draft-orders/contract/priced-lines';
import type { DraftLine } from '@/lib/modules/draft-orders/rules/drafts';
import { colourOf } from './price-draft';

interface Merged {
  line: WantedDraftLines[number];
  /** Its place among the wanted lines: the first of the same variant. */
  at: number;
}

/**
 * One line per variant: the same one twice is one line of both. Throws 422 at the line that makes them more than an order may
 * have.
 */
function merged(wanted: WantedDraftLines): Merged[] {
  const lines = new Map<string, Merged>();
  const tooMany: FieldErrors = {};
  wanted.forEach((line, index) => {
    const before = lines.get(line.variant_id);
    const quantity = (before?.line.quantity ?? 0) + line.quantity;
    if (quantity > MAX_QUANTITY) tooMany[`products.${index}.quantity`] = ['too_large'];
    lines.set(line.variant_id, { line: { ...line, quantity }, at: before?.at ?? index });
  });
  if (Object.keys(tooMany).length > 0) throw invalid(tooMany);
  return [...lines.values()];
}

/** The errors of merged lines at the places of the wanted ones. */
function placed(errors: FieldErrors, lines: readonly Merged[]): FieldErrors {
  const moved = Object.entries(errors).map(([field, codes]) => {
    const path = field.replace(/^products\.(\d+)/, (same, index) => {
      const line = lines[Number(index)];
      return line ? `products.${line.at}` : same;
    });
    return [path, codes] as const;
  });
  return Object.fromEntries(moved);
}

/**
 * The lines to keep, checked as the checkout checks them: sold here, printable, and so many are there. Throws 422 with the field
 * of each line that is not. S2.2-89.
 */
export async function composedLines(
  tx: Transaction,
  facts: CheckoutFacts,
  wanted: WantedDraftLines,
): Promise<DraftLine[]> {
  const asked = merged(wanted);
  const lines = await printableLines(
    tx,
    asked.map(({ line }) => line),
    facts,
  );
  if (!lines.ok) throw invalid(placed(lines.error, asked));
  const short: FieldErrors = {};
  lines.value.forEach(({ variant, quantity }, index) => {
    if (variant.stock < quantity) short[`products.${index}.quantity`] = ['out_of_stock'];
  });
  if (Object.keys(short).length > 0) throw invalid(placed(short, asked));
  return lines.value.map(({ product, variant, quantity }) => ({
    product: product.id,
    variant: variant.id,
    quantity,
    name: product.name,
    colour: colourOf(product, variant.colourIdentifier),
    size: variant.size,
  }));
}
