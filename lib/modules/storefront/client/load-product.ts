import {
  productAnswerOf,
  PRODUCT_FAILURES,
  type ProductAnswer,
} from '@/lib/modules/storefront/contract/product-answer';
import type { readProduct } from '@/lib/modules/storefront/contract/read-product';
import { PRODUCT_FRESH_MS } from '@/lib/modules/catalogue/rules/product-lifetime';
import { now } from '@/lib/kernel/clock';
import type { Locale } from '@/lib/kernel/locales';
import { browserCall } from '@/lib/client/browser';
import { readProductCall } from '@/lib/modules/storefront/contract/paths';

export interface ProductPlace {
  tenant: string;
  slug: string;
  product: string;
  /** The reader's language. */
  lang: Locale;
}

/** This tab's state of one product: its last answer, or the error message (S8). */
interface Known {
  until: number;
  answer: ProductAnswer | null;
  error: string | null;
}

// The contract's path without its schemas, to keep the bundle for phones small.
const known = new Map<string, Known>();

const keyOf = ({ tenant, slug, product, lang }: ProductPlace) => `${tenant}/${slug}/${product}/${lang}`;

/** Why the last read of a product failed; null when it succeeded. */
export function productError(place: ProductPlace): string | null {
  return known.get(keyOf(place))?.error ?? null;
}

/**
 * A product from the server, cached for five minutes. The message of a failure is stored for `productError`, and the
 * error is thrown again: an ApiError, or a ProductError for an answer without a product. S7-12, S8.
 */
export async function loadProduct(place: ProductPlace): Promise<ProductAnswer> {
  const { lang, ...params } = place;
  const key = keyOf(place);
  const at = now().getTime();
  const held = known.get(key);
  if (held?.answer && held.until > at) return held.answer;
  try {
    const answer = productAnswerOf(
      await browserCall<typeof readProduct>(readProductCall, { params, query: { lang }, progress: false }),
    );
    known.set(key, { until: at + PRODUCT_FRESH_MS, answer, error: null });
    return answer;
  } catch (error) {
    const message = error instanceof Error && error.message ? error.message : PRODUCT_FAILURES.not_loaded;
    known.set(key, { until: 0, answer: null, error: message });
    throw error;
  }
}
