/** Layers of a side at most. In a file of its own: a stored basket is checked by it, and needs no other limit. */
export const MOST_LAYERS = 60;
