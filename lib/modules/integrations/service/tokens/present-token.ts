import { now } from '@/lib/kernel/clock';
import type { ApiToken } from '@/lib/modules/integrations/contract/tokens';
import type { TokenRow } from '@/lib/modules/integrations/data/tokens';
import { tokenState } from '@/lib/modules/integrations/rules/token-state';
import { can, TOKEN_PERMISSIONS } from '@/lib/permissions/permissions';

/** A token as its list shows it. D47-6. */
export function presentToken(row: TokenRow): ApiToken {
  const maker = { role: row.makerRole, superadmin: false, tenantId: row.makerTenant };
  const has = new Set<string>(TOKEN_PERMISSIONS.filter((name) => can(maker, name)));
  const alive = row.makerAlive && row.makerTenant === row.tenantId;
  return {
    id: row.id,
    name: row.name,
    hint: row.hint,
    state: tokenState({ expiresAt: row.expiresAt, revokedAt: row.revokedAt, alive }, now()),
    permissions: row.permissions,
    lost: row.permissions.filter((name) => !has.has(name)),
    created_by: row.maker,
    created_at: row.createdAt.toISOString(),
    expires_at: row.expiresAt.toISOString(),
    last_used_at: row.lastUsedAt?.toISOString() ?? null,
  };
}
