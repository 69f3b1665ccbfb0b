import { AppError, notFound } from '@/lib/kernel/app-error';
import { auditAll, type AuditEntry } from '@/lib/audit/append-audit';
import type { LoggedAction } from '@/lib/audit/action-types';
import { recordPlatform } from '@/lib/audit/record-platform';
import { withAccount } from '@/lib/db/with-account';
import type { TenantContext } from '@/lib/db/with-tenant';
import { changeRates, type ClientRates } from '@/lib/modules/ledger/data/client-rates';
import { findCompany } from '@/lib/modules/ledger/data/read-account';

/**
 * Sets the platform's percentage of a client's sales and the rate of its tax, in basis points; a tax of null is that of the
 * seller's country. Orders placed before keep theirs (D35-3). For each that changes a row of the client's log and one of the
 * platform's, with the reason. Throws 404 for an unknown client, 409 where the rates are no longer those that were `seen`.
 * D35-4, D36-2, S2.2-196.
 */
export async function setRates(
  context: TenantContext & { userId: string },
  { rates, seen, reason }: { rates: ClientRates; seen: ClientRates; reason: string },
): Promise<void> {
  const { tenantId, userId } = context;
  const one = (action: LoggedAction, fromBp: number | null, toBp: number | null): AuditEntry[] =>
    fromBp === toBp
      ? []
      : [{ action, subjectType: 'tenant', subjectId: tenantId, data: { fromBp, toBp, reason } }];
  await withAccount(context, async (tx, doors) => {
    if ((await findCompany(tx, tenantId)) === undefined) throw notFound();
    if (!(await changeRates(tx, { tenantId, rates, seen }))) throw new AppError('conflict');
    const entries = [
      ...one('credit.fee_percent_updated', seen.feeBp, rates.feeBp),
      ...one('credit.tax_percent_updated', seen.taxBp, rates.taxBp),
    ];
    await auditAll(tx, context, entries);
    await doors.directory();
    for (const { action, data = {} } of entries) {
      await recordPlatform(tx, { action, actorUserId: userId, subject: tenantId, data });
    }
  });
}
