import type { ResponseOf } from '@/lib/contract/route';
import type { readProduct } from './read-product';

export type ProductAnswer = ResponseOf<typeof readProduct>;

/** Possible faults of a product answer, with the messages of S8. */
export const PRODUCT_FAILURES = {
  not_loaded: 'Failed to load product',
  no_data: 'No product data received in expected format',
} as const;
export type ProductFailure = keyof typeof PRODUCT_FAILURES;

/** An answer without a product; `failure` selects the text for the user (D11-1). */
export class ProductError extends Error {
  readonly failure: ProductFailure;

  constructor(failure: ProductFailure) {
    super(PRODUCT_FAILURES[failure]);
    this.name = 'ProductError';
    this.failure = failure;
  }
}

/** The data of a product call's answer, which must contain a product (S5-18). Throws a ProductError, `no_data`. */
export function productAnswerOf(data: unknown): ProductAnswer {
  const product = typeof data === 'object' && data !== null && 'product' in data ? data.product : null;
  if (typeof product !== 'object' || product === null || !('id' in product))
    throw new ProductError('no_data');
  return data as ProductAnswer;
}
