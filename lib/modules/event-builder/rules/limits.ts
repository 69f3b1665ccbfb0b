/** SPEC 1, in the order they are offered. */
export const EVENT_TYPES = ['Store', 'Promo', 'Products', 'Bulk'] as const;

export const MAX_BUILDER_PRODUCTS = 20;
/** Characters of a product's name, and of a store's, its heading and the line below. */
export const BUILDER_TEXT = { product: 80, name: 80, heading: 120, subheading: 240 } as const;
