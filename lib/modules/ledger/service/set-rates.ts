import { AppError, notFound } from '@/lib/kernel/app-error';
import { auditAll, type AuditEntry } from '@/lib/audit/append-audit';
import type { LoggedAction } from '@/lib/audit/action-types';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { changeRates, type ClientRates } from '@/lib/modules/ledger/data/client-rates';
import { findCompany } from '@/lib/modules/ledger/data/read-account';

/**
 * Sets the platform's percentage of a client's sales and the rate of its tax, in basis points; a tax of null is that of the
 * seller's country. Orders placed before keep theirs (D35-3). A row of the log for each that changes. Throws 404 for an
 * unknown client, 409 where the rates are no longer those that were `seen`. D35-4, D36-2.
 */
export async function setRates(context: TenantContext, rates: ClientRates, seen: ClientRates): Promise<void> {
  const { tenantId } = context;
  const one = (action: LoggedAction, fromBp: number | null, toBp: number | null): AuditEntry[] =>
    fromBp === toBp ? [] : [{ action, subjectType: 'tenant', subjectId: tenantId, data: { fromBp, toBp } }];
  await withTenant(context, async (tx) => {
    if ((await findCompany(tx, tenantId)) === undefined) throw notFound();
    if (!(await changeRates(tx, { tenantId, rates, seen }))) throw new AppError('conflict');
    const entries = [
      ...one('credit.fee_percent_updated', seen.feeBp, rates.feeBp),
      ...one('credit.tax_percent_updated', seen.taxBp, rates.taxBp),
    ];
    await auditAll(tx, context, entries);
  });
}
