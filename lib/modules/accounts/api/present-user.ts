import type { User } from '@/lib/modules/accounts/contract/user';
import { lacksTwoFactor } from '@/lib/modules/accounts/service/two-factor/needs-two-factor';
import type { SessionUser } from '@/lib/modules/accounts/service/session-user';

function openingOf({ opening }: SessionUser): User['opening'] {
  return opening ? { tenant_id: opening.tenantId, client: opening.client, ends_at: opening.endsAt } : null;
}

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
    opening: openingOf(user),
    shopify_user: user.shopPlatform,
    lang: user.lang,
    email_verified: user.emailVerified,
  };
}
