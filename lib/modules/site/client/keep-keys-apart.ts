import { isKeyAddress } from '@/lib/modules/storefront/rules/invite-param';

/** The id of the script's element; defined here, so that checking for it does not load the script's code. */
export const MEASURING_SCRIPT = 'analytics-script';

/** Whether an analytics script runs in this document. */
export function isMeasured(): boolean {
  return document.getElementById(MEASURING_SCRIPT) !== null;
}

/** The browser's ways to leave or reload this page. */
interface Doors {
  /** Loads another document at this URL. */
  go(address: string): void;
  reload(): void;
}

const BROWSER: Doors = {
  go: (address) => window.location.assign(address),
  reload: () => window.location.reload(),
};

/** The link that a plain click follows within the site; null for a link that opens elsewhere or does not navigate. */
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
 * A page whose URL gives access to whoever has it gets a document of its own: links to it and from it load the page in
 * full, so that an analytics script of another page never sees that URL, not even by going back. If history navigation
 * brings a document with analytics to such a URL, it is reloaded. D11-5.
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
