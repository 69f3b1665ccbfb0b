import { LINK_CODE_LENGTH, linkCodeKey } from '@/lib/modules/checkout/rules/link-code';

/** The code that this page's link carries, `?code=`. */
function carried(): string {
  return new URLSearchParams(window.location.search).get('code')?.trim().slice(0, LINK_CODE_LENGTH) ?? '';
}

/** The code of the link that led into the store, wherever it led, until it is used; empty without one. DECISIONS 25. */
export function readLinkCode(storeId: string): string {
  if (carried() !== '') return carried();
  try {
    return window.sessionStorage.getItem(linkCodeKey(storeId)) ?? '';
  } catch {
    return '';
  }
}

/** Forgets a code that has been used. */
export function dropLinkCode(storeId: string): void {
  try {
    window.sessionStorage.removeItem(linkCodeKey(storeId));
  } catch {
    return;
  }
}
