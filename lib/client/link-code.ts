const LONGEST = 64;
const keyOf = (storeId: string) => `link-code-${storeId}`;

/** The code that this page's link carries, `?code=`. */
function carried(): string {
  return new URLSearchParams(window.location.search).get('code')?.trim().slice(0, LONGEST) ?? '';
}

/** The code of the link that led into the store, wherever it led, until it is used; empty without one. DECISIONS 25. */
export function readLinkCode(storeId: string): string {
  if (carried() !== '') return carried();
  try {
    return window.sessionStorage.getItem(keyOf(storeId)) ?? '';
  } catch {
    return '';
  }
}

/** Keeps the code of the page's link for the pages after it; false where there is none or the browser keeps nothing. */
export function keepLinkCode(storeId: string): boolean {
  if (carried() === '') return false;
  try {
    window.sessionStorage.setItem(keyOf(storeId), carried());
    return true;
  } catch {
    return false;
  }
}

/** Forgets a code that has been used. */
export function dropLinkCode(storeId: string): void {
  try {
    window.sessionStorage.removeItem(keyOf(storeId));
  } catch {
    return;
  }
}
