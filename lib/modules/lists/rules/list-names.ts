/** The lists that have saved views, exports and bulk acts. A module that adds one registers its `ListDefinition`. */
export const LIST_NAMES = ['orders', 'events', 'ledger'] as const;
export type ListName = (typeof LIST_NAMES)[number];

/** The page that shows a list, for links in mails. */
export const LIST_PAGES: Readonly<Record<ListName, string>> = {
  orders: '/orders',
  events: '/events',
  ledger: '/settings/billing-account',
};

/** The acts that can be done to many rows of a list at once; each list's definition says which of them it knows. */
export const LIST_ACTS = ['release'] as const;
export type ListAct = (typeof LIST_ACTS)[number];
