/** S9-14: how long the browser caches a product, in ms (five minutes). */
export const PRODUCT_FRESH_MS = 300_000;
