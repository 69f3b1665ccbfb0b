import { notFound } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import { audit } from '@/lib/audit/append-audit';
import { withAccount } from '@/lib/db/with-account';
import type { TenantContext } from '@/lib/db/with-tenant';
import type { ApiToken } from '@/lib/modules/integrations/contract/tokens';
import { findRow, revokeRow } from '@/lib/modules/integrations/data/tokens';
import { presentToken } from './present-token';

/** Ends a token: its next call is refused. Safe to repeat. D47-6. Throws 404 for another tenant's. */
export async function revokeToken(context: TenantContext, id: string): Promise<ApiToken> {
  const { tenantId } = context;
  return withAccount(context, async (tx, doors) => {
    await doors.directory();
    const before = await findRow(tx, tenantId, id);
    if (!before) throw notFound();
    const isEnded = await revokeRow(tx, tenantId, id, now());
    const after = await findRow(tx, tenantId, id);
    if (!after) throw notFound();
    if (isEnded) {
      await doors.tenant();
      await audit(tx, context, {
        action: 'api_token.revoked',
        subjectType: 'api_token',
        subjectId: id,
        subjectLabel: before.name,
        data: { before: presentToken(before).state, after: 'revoked', name: before.name },
      });
    }
    return presentToken(after);
  });
}
