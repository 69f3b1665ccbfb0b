/** Where a card is entered behind the login: the only pages there that the provider's script may run on. */
const CARDS: readonly string[] = ['/settings/billing-account/top-up', '/settings/billing-account/card'];
const BULK_PAYMENT = /^\/events\/[^/]+\/bulk-order\/[^/]+\/pay$/;

/**
 * Pages with another script policy than those that link to them. The policy applies per document, so these need a full
 * page load.
 */
const OWN_DOCUMENTS: readonly unknown[] = [
  '/login',
  '/get-started',
  '/event-builder',
  '/dashboard',
  '/reset-password',
];

const pathOf = (href: string): string => href.split('?')[0] ?? '';

/** Whether a link from any page to this address must load it as a document of its own. */
export const isOwnDocument = (href: string): boolean =>
  OWN_DOCUMENTS.includes(pathOf(href)) || isCardPage(href);

/** The same, from a page behind the login. */
export const isCardPage = (href: string): boolean =>
  CARDS.includes(pathOf(href)) || BULK_PAYMENT.test(pathOf(href));
