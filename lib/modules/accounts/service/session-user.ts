import type { UserRole } from '@/lib/db/schema/accounts';
import type { SessionOpening } from '@/lib/modules/accounts/rules/session-opening';

/**
 * The user of a token, read from the database on every request (S3.8-1). `can` of lib/permissions reads role, superadmin,
 * tenantId, grants and only.
 */
export interface SessionUser {
  id: string;
  sessionId: string;
  name: string;
  email: string;
  tenantId: string | null;
  superadmin: boolean;
  role: UserRole;
  /** Verbs granted on top of the role's own. D3-6. */
  grants: readonly string[];
  /** Of an API token: all that it may do. `sessionId` is then the token's id. D47-5. */
  only?: readonly string[];
  /** Of staff: the client that they have open in this session; null for none, and for everybody else. D43-2. */
  opening?: SessionOpening | null;
  /** Whether logins ask for a second factor; whether the client asks it of all its people. D42-4. */
  hasTwoFactor: boolean;
  clientAsksTwoFactor: boolean;
  shopPlatform: boolean;
  lang: string | null;
  /** Whether the user has confirmed the e-mail address. */
  emailVerified: boolean;
}
