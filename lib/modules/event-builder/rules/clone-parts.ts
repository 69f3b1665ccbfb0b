/** What a clone's products have in stock: as many as the source has left, or as many as a new product. */
export const CLONED_STOCK = ['same', 'made_to_order'] as const;

/** The most products that are copied at once: all is one transaction, which others wait for. */
export const MOST_CLONED = 1000;
