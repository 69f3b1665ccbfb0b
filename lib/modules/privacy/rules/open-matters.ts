/** What an erasure waits for: an order that is still to be made, a case that somebody still answers, money on its way back. D46-10. */
export const OPEN_MATTERS = ['order', 'case', 'refund'] as const;
export type OpenMatterKind = (typeof OPEN_MATTERS)[number];
