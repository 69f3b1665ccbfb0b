/**
 * What an order is (D4-9): a shopper's in a store or on an order form, a claimed gift, one address of what a client
 * orders of its Bulk event, one that prints items of another order again, or what a client's shop on a shop platform has us make.
 */
export const ORDER_KINDS = ['store', 'claim', 'bulk', 'replacement', 'shop'] as const;
export type OrderKind = (typeof ORDER_KINDS)[number];

/** Whether its recipient pays for it; all others are for the client's account, and say nothing of money. */
export const isPaidByShopper = (kind: OrderKind): boolean => kind === 'store';
