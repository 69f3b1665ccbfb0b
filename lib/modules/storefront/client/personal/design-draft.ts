import type { SharedDesign } from '@/lib/modules/storefront/rules/shared-design';
import { now } from '@/lib/kernel/clock';

/** A draft expires a month after its last change. */
const LIFETIME_MS = 30 * 86_400_000;

interface KeptDraft {
  at: number;
  design: SharedDesign;
}

const keyOf = (storeId: string, productId: string): string => `${storeId}-${productId}-design`;

function isDraft(value: unknown): value is KeptDraft {
  if (typeof value !== 'object' || value === null) return false;
  const { at, design } = value as Partial<KeptDraft>;
  return typeof at === 'number' && typeof design === 'object' && design !== null && isTexts(design.texts);
}

function isTexts(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).every(
    (side) =>
      typeof side === 'object' &&
      side !== null &&
      Object.values(side as object).every((text) => typeof text === 'string'),
  );
}

/** A shopper's unfinished design of a product in this browser; null when there is none. Only its shape is validated. */
export function readDesignDraft(storeId: string, productId: string): SharedDesign | null {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(keyOf(storeId, productId)) ?? 'null');
    return isDraft(kept) && now().getTime() - kept.at < LIFETIME_MS ? kept.design : null;
  } catch {
    return null;
  }
}

/** Stores it; without browser storage it is lost with the page. */
export function keepDesignDraft(storeId: string, productId: string, design: SharedDesign): void {
  try {
    const kept: KeptDraft = { at: now().getTime(), design };
    window.localStorage.setItem(keyOf(storeId, productId), JSON.stringify(kept));
  } catch {
    return;
  }
}

/** Deletes the draft after the design was added to the basket. */
export function dropDesignDraft(storeId: string, productId: string): void {
  try {
    window.localStorage.removeItem(keyOf(storeId, productId));
  } catch {
    return;
  }
}
