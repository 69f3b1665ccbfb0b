import { cutLine } from '@/lib/kernel/clean-line';
import { LINK_CODE_LENGTH, linkCodeKey } from '@/lib/modules/checkout/rules/link-code';

/** The code in this page's URL, `?code=`. */
function carried(): string {
  return cutLine((new URLSearchParams(window.location.search).get('code') ?? '').trim(), LINK_CODE_LENGTH);
}

/** The code of the link that led into the store, on any of its pages, until it is used; empty without one. D25. */
export function readLinkCode(storeId: string): string {
  if (carried() !== '') return carried();
  try {
    return cutLine(window.sessionStorage.getItem(linkCodeKey(storeId)) ?? '', LINK_CODE_LENGTH);
  } catch {
    return '';
  }
}

/** Deletes a used code. */
export function dropLinkCode(storeId: string): void {
  try {
    window.sessionStorage.removeItem(linkCodeKey(storeId));
  } catch {
    return;
  }
}
