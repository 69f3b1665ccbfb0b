'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { loadPage } from '@/lib/client/load-page';
import { resetOnboarding } from '@/lib/modules/accounts/client/reset-onboarding';
import { useSessionUser } from '@/lib/modules/accounts/client/use-session-user';
import type { User } from '@/lib/modules/accounts/contract/user';

interface SessionLinkProps {
  loginText: string;
  dashboardText: string;
}

/**
 * 'Log in', or 'my dashboard' for logged-in users, which resets the onboarding steps and does a full page load.
 * S2.5-11.
 */
export function SessionLink({ loginText, dashboardText }: SessionLinkProps) {
  const user = useSessionUser();
  const [leaving, setLeaving] = useState(false);
  if (!user) {
    return (
      <LinkButton href="/login" prefetch={false} variant="quiet" className="whitespace-nowrap max-sm:px-3">
        {loginText}
      </LinkButton>
    );
  }
  async function openDashboard(person: User) {
    setLeaving(true);
    // A failed reset is ignored; the dashboard asks the server about the steps in any case.
    await resetOnboarding(person).catch(() => undefined);
    loadPage('/dashboard');
  }
  return (
    <Button
      variant="secondary"
      className="whitespace-nowrap max-sm:px-3"
      busy={leaving}
      onClick={() => void openDashboard(user)}
    >
      <span className="inline-block first-letter:uppercase">{dashboardText}</span>
    </Button>
  );
}
