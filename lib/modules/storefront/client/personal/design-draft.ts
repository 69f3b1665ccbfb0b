import type { SharedDesign } from '@/lib/modules/storefront/rules/shared-design';
import { now } from '@/lib/kernel/clock';

/** A draft is forgotten a month after it was last written on. */
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

/** What was made of a product in this browser and has not gone into the basket; null when there is nothing. Unchecked but for its shape. */
export function readDesignDraft(storeId: string, productId: string): SharedDesign | null {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(keyOf(storeId, productId)) ?? 'null');
    return isDraft(kept) && now().getTime() - kept.at < LIFETIME_MS ? kept.design : null;
  } catch {
    return null;
  }
}

/** Keeps it; a browser that keeps nothing forgets it with the page. */
export function keepDesignDraft(storeId: string, productId: string, design: SharedDesign): void {
  try {
    const kept: KeptDraft = { at: now().getTime(), design };
    window.localStorage.setItem(keyOf(storeId, productId), JSON.stringify(kept));
  } catch {
    return;
  }
}

/** Forgets what has gone into the basket. */
export function dropDesignDraft(storeId: string, productId: string): void {
  try {
    window.localStorage.removeItem(keyOf(storeId, productId));
  } catch {
    return;
  }
}
