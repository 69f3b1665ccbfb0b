'use client';

import useSWR from 'swr';
import { readDraftProducts, readQuote } from '@/lib/modules/draft-orders/client/drafts';
import type { DraftProducts } from '@/lib/modules/draft-orders/contract/draft-products';
import type { PricedDraftLines, WantedDraftLines } from '@/lib/modules/draft-orders/contract/priced-lines';

interface Basket {
  lines: WantedDraftLines;
  onChange(lines: WantedDraftLines): void;
}

/** Adds items to a basket and changes how many there are; none of one takes it out. S2.2-89. */
export function useDraftLines({ lines, onChange }: Basket): {
  add(productId: string, variantId: string): void;
  setQuantity(variantId: string, quantity: number): void;
} {
  function setQuantity(variantId: string, quantity: number) {
    const changed = lines.map((line) => (line.variant_id === variantId ? { ...line, quantity } : line));
    onChange(changed.filter((line) => line.quantity > 0));
  }
  function add(productId: string, variantId: string) {
    const there = lines.find((line) => line.variant_id === variantId);
    if (there) setQuantity(variantId, there.quantity + 1);
    else onChange([...lines, { product_id: productId, variant_id: variantId, quantity: 1 }]);
  }
  return { add, setQuantity };
}

/** What the chosen store sells, and what the chosen lines cost: both by the server. S2.2-89. */
export function useDraftBasket(
  tenant: string,
  event: string,
  lines: WantedDraftLines,
): { offered: DraftProducts | undefined; quote: PricedDraftLines | undefined; failed: unknown } {
  const products = useSWR<DraftProducts, unknown>(
    event === '' ? null : ['draft-products', tenant, event],
    () => readDraftProducts(tenant, event),
    { revalidateOnFocus: false },
  );
  const quote = useSWR<PricedDraftLines, unknown>(
    event === '' || lines.length === 0 ? null : ['draft-quote', tenant, event, JSON.stringify(lines)],
    () => readQuote(tenant, event, lines),
    { keepPreviousData: true, revalidateOnFocus: false, shouldRetryOnError: false },
  );
  const none = lines.length === 0 || quote.error !== undefined;
  return {
    offered: products.data,
    quote: none ? undefined : quote.data,
    failed: products.error ?? quote.error,
  };
}
