import type { User } from '@/lib/modules/accounts/contract/user';
import { lacksTwoFactor } from '@/lib/modules/accounts/service/two-factor/needs-two-factor';
import type { SessionUser } from '@/lib/modules/accounts/service/session-user';

/** A user on the wire (S3.8-1). */
export function presentUser(user: SessionUser): User {
  return {
    id: user.id,
    name: user.name,
    email: user.email,
    tenant_id: user.tenantId,
    superadmin: user.superadmin ? 1 : 0,
    role: user.role,
    grants: [...user.grants],
    two_factor: user.hasTwoFactor ? 'on' : lacksTwoFactor(user) ? 'missing' : 'off',
    shopify_user: user.shopPlatform,
    lang: user.lang,
    email_verified: user.emailVerified,
  };
}
