/** The visitor's answer to the cookie notice, kept in this browser. SPEC 4. */
export type Consent = 'accepted' | 'declined';

export const CONSENT_KEY = 'site-cookies';
const CHANGED = 'merchloom:consent';
const REOPENED = 'merchloom:reopen-consent';

/** Where storage is denied the answer holds for this page, and the notice asks again on the next. */
let unstored: Consent | null = null;
/** Kept here and not only told: the notice may be taken over by the script after the button that asks for it. */
let reopened = false;

function storage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

/** The visitor's answer; null before the first one. Inside another site nothing is kept, so nothing is asked. */
export function readConsent(): Consent | null {
  if (window.self !== window.top) return 'declined';
  const value = storage()?.getItem(CONSENT_KEY);
  return value === 'accepted' || value === 'declined' ? value : unstored;
}

/** Keeps the answer and tells whoever waits for it. */
export function writeConsent(consent: Consent): void {
  const place = storage();
  if (place) place.setItem(CONSENT_KEY, consent);
  else unstored = consent;
  reopened = false;
  window.dispatchEvent(new Event(CHANGED));
}

/** Calls back when the answer changes, here or in another tab; returns how to stop. */
export function onConsentChange(listener: () => void): () => void {
  window.addEventListener(CHANGED, listener);
  window.addEventListener('storage', listener);
  return () => {
    window.removeEventListener(CHANGED, listener);
    window.removeEventListener('storage', listener);
  };
}

/** Shows the cookie notice again (DECISIONS 11). */
export function reopenConsent(): void {
  reopened = true;
  window.dispatchEvent(new Event(REOPENED));
}

/** Whether the notice has been asked for again, and not been answered since. */
export function isConsentReopened(): boolean {
  return reopened;
}

/** Calls back when that changes; returns how to stop. */
export function onConsentReopen(listener: () => void): () => void {
  window.addEventListener(REOPENED, listener);
  window.addEventListener(CHANGED, listener);
  return () => {
    window.removeEventListener(REOPENED, listener);
    window.removeEventListener(CHANGED, listener);
  };
}
