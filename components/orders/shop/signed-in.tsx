'use client';

import { UserBadge } from '@/components/ui/user-badge';
import { useSessionUser } from '@/lib/modules/accounts/client/use-session-user';

/** Who is logged in, by initial and name; nothing for everybody else. SPEC 2.7. */
export function SignedIn() {
  const user = useSessionUser();
  return user ? <UserBadge name={user.name} /> : null;
}
