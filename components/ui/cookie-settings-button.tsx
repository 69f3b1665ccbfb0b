'use client';

import { reopenConsent } from './consent-store';

/** Reopens the cookie notice. D11-3. */
export function CookieSettingsButton({ children }: { children: string }) {
  return (
    <button type="button" onClick={reopenConsent} className="min-h-6 hover:text-ink hover:underline">
      {children}
    </button>
  );
}
