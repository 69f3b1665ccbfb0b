import type { VoucherFile, VoucherFileError, VoucherTerms } from './voucher-file';

/** A voucher that is there now, under the code of a row. */
export interface StoredTerms extends VoucherTerms {
  id: string;
  uses: number;
}

/** What a file changes; nothing may be written while it has errors. */
export interface VoucherPlan {
  created: VoucherTerms[];
  /** `fields`: those of its terms that differ. */
  updated: { id: string; before: VoucherTerms; terms: VoucherTerms; fields: string[] }[];
  errors: VoucherFileError[];
}

/** The terms by the names that the API has for them, for the audit log. */
const FIELDS = {
  code: 'code',
  kind: 'kind',
  amountMinor: 'value',
  percentBp: 'value',
  public: 'public',
  startsOn: 'starts_on',
  endsOn: 'ends_on',
  maxUses: 'max_uses',
  usesPerPerson: 'uses_per_person',
  minSpendMinor: 'minimum_spend',
  productIds: 'products',
} as const satisfies Partial<Record<keyof VoucherTerms, string>>;

const TERMS = Object.keys(FIELDS) as (keyof typeof FIELDS)[];

function changedFields(before: StoredTerms, after: VoucherTerms): string[] {
  const changed = TERMS.filter((term) => JSON.stringify(before[term]) !== JSON.stringify(after[term]));
  return [...new Set(changed.map((term) => FIELDS[term]))];
}

/**
 * Compares a file with the vouchers of its event: a code that is there, in any spelling, is changed and keeps its uses, any
 * other one is new. `stored` by folded code; `products`: those of the file that the event has. D41-6.
 */
export function voucherPlan(
  file: VoucherFile,
  stored: ReadonlyMap<string, StoredTerms>,
  products: ReadonlySet<string>,
): VoucherPlan {
  const plan: VoucherPlan = { created: [], updated: [], errors: [...file.errors] };
  for (const { line, terms } of file.rows) {
    const before = stored.get(terms.folded);
    // A voucher may go on counting for a product that has left the event; a change of its products must be one it has.
    const isKept = JSON.stringify(before?.productIds) === JSON.stringify(terms.productIds);
    if (!isKept && terms.productIds?.some((id) => !products.has(id)))
      plan.errors.push({ row: line, column: 'products', code: 'unknown_product' });
    if (!before) {
      plan.created.push(terms);
      continue;
    }
    if (terms.maxUses !== null && terms.maxUses < before.uses)
      plan.errors.push({ row: line, column: 'max_uses', code: 'below_used' });
    const fields = changedFields(before, terms);
    if (fields.length > 0) plan.updated.push({ id: before.id, before, terms, fields });
  }
  plan.errors.sort((one, other) => (one.row ?? 0) - (other.row ?? 0));
  return plan;
}
