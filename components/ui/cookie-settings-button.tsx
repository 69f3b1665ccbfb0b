'use client';

import { reopenConsent } from './consent-store';
import { EarlyForm } from './early-form';

/** Reopens the cookie notice. D11-3. */
export function CookieSettingsButton({ children }: { children: string }) {
  return (
    <EarlyForm onPress={reopenConsent}>
      <button type="submit" className="min-h-6 hover:text-ink hover:underline">
        {children}
      </button>
    </EarlyForm>
  );
}
