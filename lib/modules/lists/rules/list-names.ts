/** The lists that have saved views, exports and bulk acts. A module that adds one registers its `ListDefinition`. */
export const LIST_NAMES = ['orders', 'events', 'claims', 'codes', 'ledger', 'audit', 'own_audit'] as const;
export type ListName = (typeof LIST_NAMES)[number];

type PageOf = (query: Readonly<Record<string, string>>) => string;

/** The page that shows a list with these filters, for links in mails. */
export const LIST_PAGES: Readonly<Record<ListName, PageOf>> = {
  orders: () => '/orders',
  events: () => '/events',
  // Claims are looked at event by event.
  claims: ({ event }) => (event === undefined ? '/events' : `/events/${encodeURIComponent(event)}/claims`),
  codes: ({ event, batch }) =>
    event === undefined || batch === undefined
      ? '/events'
      : `/events/${encodeURIComponent(event)}/codes/${encodeURIComponent(batch)}`,
  ledger: () => '/settings/billing-account',
  audit: () => '/audit-logs',
  own_audit: () => '/settings/log',
};

/** The acts that can be done to many rows of a list at once; each list's definition says which of them it knows. */
export const LIST_ACTS = [
  'release',
  'approve',
  'deny',
  'cancel',
  'add_note',
  'resend_mail',
  'request_replacement',
  'move',
  'undo_move',
] as const;
export type ListAct = (typeof LIST_ACTS)[number];
