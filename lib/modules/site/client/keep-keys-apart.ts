import { isKeyAddress } from '@/lib/modules/storefront/rules/invite-param';

/** The id of the script's element; here, so that asking for it does not bring what loads it. */
export const MEASURING_SCRIPT = 'analytics-script';

/** Whether a script of somebody else's runs in this document. */
export function isMeasured(): boolean {
  return document.getElementById(MEASURING_SCRIPT) !== null;
}

/** What leaves this page, or comes to it, as far as a page may arrange it. */
interface Doors {
  /** Another document at this address. */
  go(address: string): void;
  reload(): void;
}

const BROWSER: Doors = {
  go: (address) => window.location.assign(address),
  reload: () => window.location.reload(),
};

/** The link a plain click follows within the site; null for what opens elsewhere or is no move at all. */
function linkOf(event: MouseEvent): URL | null {
  const plain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!plain || event.defaultPrevented || !(link instanceof HTMLAnchorElement)) return null;
  if (link.hasAttribute('download') || !['', '_self'].includes(link.target)) return null;
  const url = new URL(link.href);
  const { pathname, search, origin } = window.location;
  if (url.origin !== origin || (url.pathname === pathname && url.search === search)) return null;
  return url;
}

/**
 * A page whose address is its holder's key has a document of its own: whoever comes to it or leaves it by a link loads
 * the next page anew, so that no script which measures another page ever sees that address, nor by going back. Where a
 * document is measured all the same when the history comes to such an address, it is loaded anew. DECISIONS 11.
 */
export function keepKeysApart(doors: Doors = BROWSER): () => void {
  const onClick = (event: MouseEvent) => {
    const url = linkOf(event);
    if (!url || isKeyAddress(url) === isKeyAddress(window.location)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    doors.go(url.href);
  };
  const onHistory = (event: PopStateEvent) => {
    if (!isKeyAddress(window.location) || !isMeasured()) return;
    event.stopImmediatePropagation();
    doors.reload();
  };
  window.addEventListener('click', onClick, { capture: true });
  window.addEventListener('popstate', onHistory, { capture: true });
  return () => {
    window.removeEventListener('click', onClick, { capture: true });
    window.removeEventListener('popstate', onHistory, { capture: true });
  };
}
