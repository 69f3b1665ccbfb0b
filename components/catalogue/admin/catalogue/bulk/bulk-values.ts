import { knownCategory } from '@/lib/modules/catalogue/rules/known-category';
import type { CatalogueChange } from '@/lib/modules/catalogue/contract/catalogue-act';
import { typedPrice } from '@/lib/modules/pricing/rules/typed-price';

/** What many products can be given at once. */
export const BULK_KINDS = ['price', 'raise', 'vat', 'status', 'category'] as const;
export type BulkKind = (typeof BULK_KINDS)[number];

/** The fields of the dialog, as typed. */
export interface BulkValues {
  kind: BulkKind;
  price: string;
  percent: string;
  vat: '0' | '1';
  status: 'draft' | 'active';
  /** Empty for none. */
  category: string;
  /** The category is typed, not picked. */
  isNewCategory: boolean;
}

export const NEW_BULK: BulkValues = {
  kind: 'price',
  price: '',
  percent: '',
  vat: '1',
  status: 'active',
  category: '',
  isNewCategory: false,
};

const PERCENT = /^([+-]?)(\d{1,3})(?:[.,](\d{1,2}))?$/;

/** A percentage as people type it (`5`, `-2,5`, `−10`, `5 %`); null for anything else, and beyond −90 and 900. */
export function typedPercent(text: string): number | null {
  const found = PERCENT.exec(text.replaceAll(/[\s%\u00a0]/gu, '').replace('\u2212', '-'));
  if (!found) return null;
  const [, sign, whole = '', part = ''] = found;
  const value = Number(`${whole}.${part.padEnd(2, '0')}`) * (sign === '-' ? -1 : 1);
  return value < -90 || value > 900 || value === 0 ? null : value;
}

/** The change that the fields ask for; null while the value of its kind is missing or wrong. `categories`: the event's. */
export function changeFrom(
  values: BulkValues,
  categories: readonly string[],
): Exclude<CatalogueChange, { kind: 'delete' }> | null {
  switch (values.kind) {
    case 'price': {
      const price = typedPrice(values.price);
      return price === null || Number(price) > 99_999.99
        ? null
        : { kind: 'price', store_selling_price: price };
    }
    case 'raise': {
      const percent = typedPercent(values.percent);
      return percent === null ? null : { kind: 'raise', percent };
    }
    case 'vat':
      return { kind: 'vat', store_default_vat: values.vat === '1' ? 1 : 0 };
    case 'status':
      return { kind: 'status', status: values.status };
    case 'category': {
      const category = knownCategory(values.category, categories);
      return values.isNewCategory && category === '' ? null : { kind: 'category', category };
    }
  }
}
