/** Where a card is entered behind the login: the only page there that the provider's script may run on. */
const CARD_PAGE = '/settings/billing-account/top-up';

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
  CARD_PAGE,
];

const pathOf = (href: string) => href.split('?')[0];

/** Whether a link from any page to this address must load it as a document of its own. */
export const isOwnDocument = (href: string): boolean => OWN_DOCUMENTS.includes(pathOf(href));

/** The same, from a page behind the login. */
export const isCardPage = (href: string): boolean => pathOf(href) === CARD_PAGE;
