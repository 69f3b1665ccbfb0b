/** The visitor's answer to the cookie notice, kept in this browser. S4-3. */
export type Consent = 'accepted' | 'declined';

export const CONSENT_KEY = 'site-cookies';
const CHANGED = 'merchloom:consent';
const REOPENED = 'merchloom:reopen-consent';

/** If storage is denied or full, the answer is valid for this page only, and the next page asks again. */
let unstored: Consent | null = null;
/** Kept as state, not only as an event: the notice may hydrate after the button that reopens it. */
let reopened = false;

function storage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

/**
 * The visitor's answer; null before the first one. In a frame on another site nothing is stored, so the notice is not
 * shown.
 */
export function readConsent(): Consent | null {
  if (window.self !== window.top) return 'declined';
  const value = storage()?.getItem(CONSENT_KEY);
  return value === 'accepted' || value === 'declined' ? value : unstored;
}

/** Whether the answer is kept; a storage that is full keeps no older one either, which would speak against it. */
function keep(consent: Consent): boolean {
  const place = storage();
  try {
    place?.setItem(CONSENT_KEY, consent);
  } catch {
    place?.removeItem(CONSENT_KEY);
    return false;
  }
  return place !== null;
}

/** Stores the answer and notifies listeners. */
export function writeConsent(consent: Consent): void {
  unstored = keep(consent) ? null : consent;
  reopened = false;
  window.dispatchEvent(new Event(CHANGED));
}

/** Subscribes to changes of the answer, here or in another tab; returns the unsubscribe function. */
export function onConsentChange(listener: () => void): () => void {
  window.addEventListener(CHANGED, listener);
  window.addEventListener('storage', listener);
  return () => {
    window.removeEventListener(CHANGED, listener);
    window.removeEventListener('storage', listener);
  };
}

/** Shows the cookie notice again (D11). */
export function reopenConsent(): void {
  reopened = true;
  window.dispatchEvent(new Event(REOPENED));
}

/** Whether the notice was reopened and not answered since. */
export function isConsentReopened(): boolean {
  return reopened;
}

/** Subscribes to that state; returns the unsubscribe function. */
export function onConsentReopen(listener: () => void): () => void {
  window.addEventListener(REOPENED, listener);
  window.addEventListener(CHANGED, listener);
  return () => {
    window.removeEventListener(REOPENED, listener);
    window.removeEventListener(CHANGED, listener);
  };
}
