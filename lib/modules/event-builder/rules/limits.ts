/** The event types of S1-1, in display order. */
export const EVENT_TYPES = ['Store', 'Promo', 'Products', 'Bulk'] as const;

export const MAX_BUILDER_PRODUCTS = 20;
/** Maximum lengths in characters: a product's name, and a store's name, heading and subheading. */
export const BUILDER_TEXT = { product: 80, name: 80, heading: 120, subheading: 240 } as const;
