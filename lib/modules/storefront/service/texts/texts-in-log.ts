import { cutBoth } from '@/lib/kernel/cut-text';
import type { AuditChanges } from '@/lib/db/schema/audit';
import type { TextRow } from '@/lib/modules/storefront/data/texts/find-texts';
import type { TextChange } from '@/lib/modules/storefront/data/texts/save-texts';

/** So many texts of products are told with their values; of the rest their number. */
const TOLD_TEXTS = 20;

/** What names a text of an event. Its own texts come under no product. */
export const textKey = (productId: string | null, field: string) => `${productId ?? ''} ${field}`;

/**
 * What a save of translations changes, for the log: each of the event's own texts before and after, and the first texts of products by the
 * product's name. D44-1.
 */
export function textsInLog(
  changes: readonly TextChange[],
  stored: readonly TextRow[],
): { changes: AuditChanges; rest: { not_listed?: number } } {
  const rows = new Map(stored.map((row) => [textKey(row.productId, row.field), row]));
  const told: AuditChanges = {};
  for (const { productId, field, value } of changes) {
    if (productId !== null) continue;
    const was = rows.get(textKey(null, field))?.value ?? '';
    // The same words in another formatting, or confirmed after their source was changed.
    told[field] = was === value ? 'changed' : cutBoth(was, value);
  }
  const ofProducts = changes.filter(({ productId }) => productId !== null);
  const listed = ofProducts.slice(0, TOLD_TEXTS).map(({ productId, field, value }) => {
    const row = rows.get(textKey(productId, field));
    const both = cutBoth(row?.value ?? '', value);
    const product = row?.productName ?? productId;
    return { before: { product, [field]: both.before }, after: { product, [field]: both.after } };
  });
  if (listed.length > 0) {
    told['product_texts'] = {
      before: listed.map(({ before }) => before),
      after: listed.map(({ after }) => after),
    };
  }
  const left = ofProducts.length - listed.length;
  return { changes: told, rest: left > 0 ? { not_listed: left } : {} };
}
