import type { Minor } from '@/lib/kernel/money';

export interface Margin {
  /** What one item leaves after its production cost; negative below cost. */
  left: Minor;
  /** `left` as a share of the price; null for a free item. */
  share: number | null;
}

/** What a selling price ex VAT leaves over the production cost, before delivery and the platform's fee. D35. */
export function marginOf(price: Minor, cost: Minor): Margin {
  const left = price - cost;
  return { left, share: price > 0 ? left / price : null };
}
