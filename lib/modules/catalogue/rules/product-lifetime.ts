/** SPEC 9: what was read of a product is good for five minutes. */
export const PRODUCT_FRESH_MS = 300_000;
