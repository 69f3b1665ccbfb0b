import { z } from 'zod';
import { fieldCodeOf } from '@/components/form/field-code';
import type { EventProduct } from '@/lib/modules/catalogue/contract/event-product';
import { productCategory } from '@/lib/modules/catalogue/contract/product-fields';
import { knownCategory } from '@/lib/modules/catalogue/rules/known-category';
import type { ProductChanges } from '@/lib/modules/catalogue/contract/update-product';
import { priceField } from '../new-product-form';

/** The cells of a row that can be changed, as typed. */
export interface RowValues {
  price: string;
  vat: boolean;
  status: 'draft' | 'active';
  category: string;
}
export type RowField = keyof RowValues;
/** An error code per cell. */
export type RowErrors = Partial<Record<RowField, string>>;

const CELLS: Readonly<Record<string, RowField>> = {
  store_selling_price: 'price',
  store_default_vat: 'vat',
  status: 'status',
  category: 'category',
};

const rowForm = z.object({ price: priceField, category: productCategory });

export function rowValuesOf(product: EventProduct): RowValues {
  const { store_selling_price: price, store_default_vat: vat, status, category } = product;
  return { price, vat: vat === 1, status, category };
}

/** The cells whose values are not the stored ones. */
export function changedCells(values: RowValues, stored: RowValues): RowField[] {
  return (Object.keys(stored) as RowField[]).filter((field) => values[field] !== stored[field]);
}

/** What is sent for these cells: the wire's names and forms, or an error code per wrong cell. `categories`: the event's. */
export function changesOf(
  values: RowValues,
  changed: readonly RowField[],
  categories: readonly string[],
): { changes: Omit<ProductChanges, 'updated_at'> } | { errors: RowErrors } {
  const parsed = rowForm.safeParse(values, { error: (issue) => fieldCodeOf(issue) });
  if (!parsed.success) {
    const wrong = parsed.error.issues.map(({ path, message }) => {
      // A price that is none is told how one is written.
      const code = path[0] === 'price' && message === 'invalid' ? 'invalid_amount' : message;
      return [path[0], code] as const;
    });
    return { errors: Object.fromEntries(wrong.toReversed()) as RowErrors };
  }
  const { price, category } = parsed.data;
  const all = {
    price: { store_selling_price: price },
    vat: { store_default_vat: values.vat ? (1 as const) : (0 as const) },
    status: { status: values.status },
    category: { category: knownCategory(category, categories) },
  };
  return { changes: Object.assign({}, ...changed.map((field) => all[field])) as object };
}

/** The server's codes by cell. */
export function cellErrors(codes: Readonly<Record<string, string[]>>): RowErrors {
  const errors: RowErrors = {};
  for (const [path, [code]] of Object.entries(codes)) {
    const field = CELLS[path];
    if (field && code !== undefined) errors[field] ??= code;
  }
  return errors;
}
