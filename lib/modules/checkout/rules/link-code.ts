/** As much of a link's code as is kept: longer than any code. */
export const LINK_CODE_LENGTH = 64;

const PREFIX = 'link-code-';

/** Where a browser keeps the code of the link that led into a store. DECISIONS 25. */
export const linkCodeKey = (storeId: string): string => `${PREFIX}${storeId}`;

/**
 * Keeps the code of the link that led here while the page is read, before anything can be pressed: a link that is followed
 * before the page's own script is there would lose it. The store's id stands on the script's element. Where scripts need
 * a nonce, the policy knows it by its hash.
 */
export const KEEP_LINK_CODE = `(d=>{\
const c=(new URLSearchParams(location.search).get('code')||'').trim().slice(0,${LINK_CODE_LENGTH});\
try{c&&d.store&&sessionStorage.setItem('${PREFIX}'+d.store,c)}catch{}})(document.currentScript.parentNode.dataset)`;
