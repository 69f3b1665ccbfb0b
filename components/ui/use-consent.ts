'use client';

import { useSyncExternalStore } from 'react';
import { onConsentChange, readConsent, type Consent } from './consent-store';

/** The visitor's answer, live; undefined until browser storage has been read, null before the first answer. */
export function useConsent(): Consent | null | undefined {
  return useSyncExternalStore<Consent | null | undefined>(onConsentChange, readConsent, () => undefined);
}
