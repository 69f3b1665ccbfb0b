import type { UserRole } from '@/lib/db/schema/tenancy';

/**
 * Who a token belongs to, read from the database for every request (SPEC 3.8). It is what lib/domain/permissions
 * asks about: role, superadmin, tenantId.
 */
export interface SessionUser {
  id: string;
  sessionId: string;
  name: string;
  email: string;
  tenantId: string | null;
  superadmin: boolean;
  role: UserRole;
  shopPlatform: boolean;
  lang: string | null;
  /** Whether the person has shown that the address is theirs. */
  emailVerified: boolean;
}
