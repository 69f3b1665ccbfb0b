/** Where a thing is kept in the visitor's browser. */
export type StoredPlace = 'cookie' | 'localStorage' | 'sessionStorage' | 'IndexedDB' | 'Cache Storage';

/** What it is for; the texts are `law.stored.purposes`. */
type StoredPurpose =
  | 'language'
  | 'login'
  | 'security'
  | 'entry'
  | 'consent'
  | 'basket'
  | 'checkout'
  | 'source'
  | 'typed'
  | 'uploads'
  | 'lists'
  | 'recent'
  | 'reload'
  | 'notice'
  | 'offline';

export interface StoredThing {
  /** With `…` for what differs from store to store or page to page. */
  name: string;
  place: StoredPlace;
  purpose: StoredPurpose;
  /** Days; `session`: until the browser or tab is closed; `cleared`: until the visitor deletes it. */
  lasts: number | 'session' | 'cleared';
}

const thing = (
  place: StoredPlace,
  name: string,
  purpose: StoredPurpose,
  lasts: StoredThing['lasts'],
): StoredThing => ({ name, place, purpose, lasts });

/**
 * Everything that the product itself stores in a visitor's browser. A test holds the list to the code that sets it: whoever
 * stores something new adds it here. What measures or chats comes from others, after
 * consent only. S2.1-51, S4-3.
 */
export const STORED_THINGS: readonly StoredThing[] = [
  thing('cookie', 'i18n_redirected', 'language', 365),
  thing('cookie', 'csrf_token', 'security', 'session'),
  thing('cookie', 'next-auth.session-token', 'login', 14),
  thing('cookie', 'next-auth.csrf-token', 'login', 'session'),
  thing('cookie', 'next-auth.callback-url', 'login', 'session'),
  thing('cookie', 'entry_…', 'entry', 30),
  thing('localStorage', 'site-cookies', 'consent', 'cleared'),
  thing('localStorage', '…-basket-contents', 'basket', 'cleared'),
  thing('IndexedDB', 'merchloom', 'basket', 'cleared'),
  thing('sessionStorage', 'checkout-…', 'checkout', 'session'),
  thing('sessionStorage', 'link-code-…', 'checkout', 'session'),
  thing('sessionStorage', 'visit-source-…', 'source', 'session'),
  thing('localStorage', 'draft:…', 'typed', 'cleared'),
  thing('sessionStorage', 'draft:…', 'typed', 'session'),
  thing('IndexedDB', 'merchloom-drafts', 'typed', 'cleared'),
  thing('IndexedDB', 'merchloom-uploads', 'uploads', 'cleared'),
  thing('localStorage', 'list-keys', 'lists', 'cleared'),
  thing('localStorage', 'list-columns:…', 'lists', 'cleared'),
  thing('sessionStorage', 'list-view:…', 'lists', 'session'),
  thing('sessionStorage', 'list-return:…', 'lists', 'session'),
  thing('localStorage', 'recent-places:…', 'recent', 'cleared'),
  thing('localStorage', 'closed-notices', 'notice', 'cleared'),
  thing('sessionStorage', 'chunk-reloaded-at', 'reload', 'session'),
  thing('Cache Storage', 'offline-page-…', 'offline', 'cleared'),
];
