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

/** 'Log in' until somebody is; then 'my dashboard', which resets the onboarding steps and loads anew. SPEC 2.5. */
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
    // Steps that could not be reset stay as they are; the dashboard asks the server about them in any case.
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
      {dashboardText}
    </Button>
  );
}
