/** The most colour sets that a tenant adds to its library, and the most font sets. */
export const MAX_SETS = 200;
