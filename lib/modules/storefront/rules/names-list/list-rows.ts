import { pairOf, availability, type Availability } from '@/lib/modules/catalogue/rules/availability';
import { MAX_QUANTITY } from '@/lib/modules/catalogue/rules/quantity-limits';
import type { Personalisation } from '@/lib/modules/checkout/rules/basket/types';
import { forbiddenIn, keepAllowedText } from '@/lib/modules/design/rules/allowed-characters';
import { normaliseText, personalise } from '@/lib/modules/design/rules/personalise';
import type { FieldErrorCode } from '@/lib/kernel/error-codes';
import {
  colourNamed,
  listColumns,
  listTexts,
  sizeNamed,
  type ListTarget,
  type ListText,
} from './list-columns';
import { readTable } from './read-table';

export const LIST_ROWS = 200;

/** A row in the form: the values read, until the user corrects them. */
export interface ListRow {
  /** Its index in the list. */
  key: number;
  texts: Record<string, string>;
  /** The colour's identifier, or the text read if no colour matches. */
  colour: string;
  size: string;
  quantity: string;
  /** Characters that the shopper had taken out of a text, by the text's key: said as long as the row is there. */
  leftOut?: Record<string, readonly string[]>;
}

export type RowProblem =
  'unknown_colour' | 'unknown_size' | 'not_made' | 'sold_out' | 'too_few_left' | 'quantity';

/** The errors of a row by field; texts by their keys. */
export interface RowCheck {
  colour?: RowProblem;
  size?: RowProblem;
  quantity?: RowProblem;
  texts: Record<string, FieldErrorCode>;
  /** The variant of the row; null while another field than a text is wrong. */
  variantId: string | null;
  pieces: number;
}

/** Values for rows that leave them out. */
export interface ListDefaults {
  colour: string;
  size: string;
}

/**
 * The rows of a pasted list or a file for this product. If there are too many, no rows are returned; `total` has their
 * number.
 */
export function listRows(
  source: string,
  target: ListTarget,
  chosen: ListDefaults,
): { rows: ListRow[]; total: number } {
  const table = readTable(source);
  const { columns, header } = listColumns(table, target);
  const lines = header ? table.slice(1) : table;
  if (lines.length > LIST_ROWS) return { rows: [], total: lines.length };
  const rows = lines.map((cells, key): ListRow => {
    const row: ListRow = { key, texts: {}, ...chosen, quantity: '1' };
    columns.forEach((column, at) => {
      const cell = cells[at] ?? '';
      if (column === null || cell === '') return;
      if (column === 'size') row.size = sizeNamed(target, cell) ?? cell;
      else if (column === 'colour') row.colour = colourNamed(target, cell) ?? cell;
      else if (column === 'quantity') row.quantity = cell;
      else row.texts[column.text] = cell;
    });
    return row;
  });
  return { rows, total: rows.length };
}

/** The row's texts by side and layer, in the basket's format. */
export function rowTexts(row: Pick<ListRow, 'texts'>, target: Pick<ListTarget, 'scenes'>): Personalisation {
  const texts: Personalisation = {};
  for (const { side, layer, key } of listTexts(target)) {
    texts[side] = { ...texts[side], [layer.id]: normaliseText(row.texts[key] ?? '') };
  }
  return texts;
}

/**
 * A row without the characters that this text's layer cannot print, and without the gap they leave; it notes what was
 * left out. Nothing is taken out of a name unasked, since it is printed.
 */
export function withoutForbidden(row: ListRow, { key, layer }: Pick<ListText, 'key' | 'layer'>): ListRow {
  const text = row.texts[key] ?? '';
  const set = layer.allowed ?? 'any';
  const gone = [...new Set([...(row.leftOut?.[key] ?? []), ...forbiddenIn(set, text)])];
  const rest = keepAllowedText(set, text).replace(/ {2,}/g, ' ').trim();
  return {
    ...row,
    texts: { ...row.texts, [key]: rest },
    leftOut: { ...row.leftOut, [key]: gone },
  };
}

function textProblems(row: ListRow, target: ListTarget): Record<string, FieldErrorCode> {
  const texts = rowTexts(row, target);
  const problems: Record<string, FieldErrorCode> = {};
  for (const scene of target.scenes) {
    const own = texts[scene.side] ?? {};
    // Pictures are chosen once for all rows.
    const outcome = personalise(scene, own, { keepPictures: true });
    for (const { layerId, code } of outcome.ok ? [] : outcome.error)
      problems[`${scene.side}.${layerId}`] = code;
  }
  return problems;
}

function pieceProblems(row: ListRow, target: ListTarget, options: Availability): Omit<RowCheck, 'texts'> {
  const pieces = /^\d{1,3}$/.test(row.quantity.trim()) ? Number(row.quantity) : 0;
  const counted = pieces >= 1 && pieces <= MAX_QUANTITY;
  const wrong = counted ? {} : { quantity: 'quantity' as const };
  const none = { ...wrong, variantId: null, pieces: counted ? pieces : 0 };
  if (!options.colours.includes(row.colour)) return { ...none, colour: 'unknown_colour' };
  if (!options.sizes.includes(row.size)) return { ...none, size: 'unknown_size' };
  const pair = pairOf(options, row.colour, row.size);
  if (pair.state !== 'available') return { ...none, size: pair.state };
  return { ...none, variantId: counted ? pair.variantId : null };
}

/**
 * The errors of each row: colour, size and quantity, checked with the product's variants and with the stock for all
 * rows together, and texts, checked with the limits of their layers. The print check is separate.
 */
export function checkRows(rows: readonly ListRow[], target: ListTarget): RowCheck[] {
  const options = availability(
    target.variants.map((one) => ({
      id: one.variant_id,
      colour: one.identifier,
      size: one.size,
      stock: one.available,
    })),
  );
  const left = new Map(target.variants.map((one) => [one.variant_id, one.available]));
  return rows.map((row) => {
    const check: RowCheck = { ...pieceProblems(row, target, options), texts: textProblems(row, target) };
    const { variantId, pieces } = check;
    if (variantId === null) return check;
    const rest = left.get(variantId) ?? 0;
    if (pieces > rest) return { ...check, variantId: null, quantity: 'too_few_left' };
    left.set(variantId, rest - pieces);
    return check;
  });
}

/** Whether a row can be added to the basket as it is. */
export function isRowReady({ variantId, texts }: RowCheck): boolean {
  return variantId !== null && Object.keys(texts).length === 0;
}
