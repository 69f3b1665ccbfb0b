/** The most addresses of one Bulk order: all of them are written, and later released or cancelled, at once. */
export const MOST_SHIPMENTS = 500;

/** The most lines for one address: colours, sizes and personal texts of all products. */
export const MOST_SHIPMENT_LINES = 500;

/** The most items of one colour and size for one address. */
export const MOST_ITEMS = 10_000;
