'use client';

import { UserBadge } from '@/components/ui/user-badge';
import { useSessionUser } from '@/lib/modules/accounts/client/use-session-user';

/** The logged-in user by initial and name; renders nothing otherwise. S2.7-16. */
export function SignedIn() {
  const user = useSessionUser();
  return user ? <UserBadge name={user.name} /> : null;
}
