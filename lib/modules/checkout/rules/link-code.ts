/** A link's code is cut to this length, which is longer than any code. */
export const LINK_CODE_LENGTH = 64;

const PREFIX = 'link-code-';

/** The browser storage key for the code of the link that led into a store. D25. */
export const linkCodeKey = (storeId: string): string => `${PREFIX}${storeId}`;

/**
 * An inline script that stores the link's code while the page is still loading. If the shopper followed another link
 * before the page's own script had loaded, the code would be lost. The store's id is an attribute of the script
 * element. The content security policy allows the script by its hash.
 */
export const KEEP_LINK_CODE = `(d=>{\
const c=(new URLSearchParams(location.search).get('code')||'').trim().slice(0,${LINK_CODE_LENGTH});\
try{c&&d.store&&sessionStorage.setItem('${PREFIX}'+d.store,c)}catch{}})(document.currentScript.parentNode.dataset)`;
