import type { DraftPlace } from '@/lib/client/drafts/draft';
import { dropTextDraft, keepTextDraft, readTextDraft } from '@/lib/client/drafts/text-drafts';
import type { SharedDesign } from '@/lib/modules/storefront/rules/shared-design';

const placeOf = (storeId: string, productId: string): DraftPlace => ({
  kind: 'design',
  tenant: storeId,
  id: productId,
});

function isTexts(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).every(
    (side) =>
      typeof side === 'object' &&
      side !== null &&
      Object.values(side as object).every((text) => typeof text === 'string'),
  );
}

const isDesign = (value: unknown): value is SharedDesign =>
  typeof value === 'object' && value !== null && isTexts((value as Partial<SharedDesign>).texts);

/** A shopper's unfinished design of a product in this browser; null when there is none. Only its shape is validated. */
export function readDesignDraft(storeId: string, productId: string): SharedDesign | null {
  return readTextDraft('browser', placeOf(storeId, productId), isDesign)?.values ?? null;
}

/** Stores it before it returns; without browser storage it is lost with the page. */
export function keepDesignDraft(storeId: string, productId: string, design: SharedDesign): void {
  keepTextDraft('browser', placeOf(storeId, productId), null, design);
}

/** Deletes the draft after the design was added to the basket. */
export function dropDesignDraft(storeId: string, productId: string): void {
  dropTextDraft('browser', placeOf(storeId, productId));
}
