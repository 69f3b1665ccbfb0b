import type { UserRole } from '@/lib/db/schema/accounts';

/**
 * The user of a token, read from the database on every request (S3.8-1). lib/domain/permissions uses role, superadmin
 * and tenantId.
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
  /** Whether the user has confirmed the e-mail address. */
  emailVerified: boolean;
}
