'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { loadPage } from '@/lib/client/load-page';
import { resetOnboarding } from '@/lib/client/reset-onboarding';
import { useSessionUser } from '@/lib/client/use-session-user';

interface SessionLinkProps {
  loginText: string;
  dashboardText: string;
}

/** 'Log in' until somebody is; then 'my dashboard', which forgets the onboarding steps and loads anew. SPEC 2.5. */
export function SessionLink({ loginText, dashboardText }: SessionLinkProps) {
  const user = useSessionUser();
  const [leaving, setLeaving] = useState(false);
  if (!user) {
    return (
      <LinkButton href="/login" prefetch={false} variant="quiet" className="whitespace-nowrap">
        {loginText}
      </LinkButton>
    );
  }
  function openDashboard() {
    setLeaving(true);
    resetOnboarding();
    loadPage('/dashboard');
  }
  return (
    <Button variant="secondary" busy={leaving} onClick={openDashboard}>
      {dashboardText}
    </Button>
  );
}
