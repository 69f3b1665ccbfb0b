'use client';

import { useSyncExternalStore } from 'react';
import { onConsentChange, readConsent, type Consent } from './consent-store';

/** The visitor's answer, following changes; undefined until the browser has been asked, null before the first answer. */
export function useConsent(): Consent | null | undefined {
  return useSyncExternalStore<Consent | null | undefined>(onConsentChange, readConsent, () => undefined);
}
