import { AppError, notFound } from '@/lib/kernel/app-error';
import type { Currency, Minor } from '@/lib/kernel/money';
import { now } from '@/lib/kernel/clock';
import { enqueueAll } from '@/lib/db/enqueue';
import { eventJobs } from '@/lib/domain-events/announce';
import { auditAll, type AuditEntry } from '@/lib/audit/append-audit';
import type { LoggedAction } from '@/lib/audit/action-types';
import type { Transaction } from '@/lib/db/transaction';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import {
  changeTerms,
  requestTerms,
  type Terms,
  type TermsChange,
} from '@/lib/modules/ledger/data/change-terms';
import { findCompany } from '@/lib/modules/ledger/data/read-account';

/** Terms for an account, by somebody who has seen this version of it. */
type Granted = Terms & Pick<TermsChange, 'currency' | 'version'>;

const entry = (
  { tenantId }: TenantContext,
  action: LoggedAction,
  data: Record<string, unknown>,
): AuditEntry => ({ action, subjectType: 'tenant', subjectId: tenantId, data });

/** A row of the log for each of the terms that has changed. */
function changes(context: TenantContext, before: Terms, after: Terms, currency: Currency): AuditEntry[] {
  const one = (action: LoggedAction, fromMinor: Minor, toMinor: Minor) =>
    fromMinor === toMinor ? [] : [entry(context, action, { currency, fromMinor, toMinor })];
  return [
    ...one('credit.limit_updated', before.limit, after.limit),
    ...one('tenant_credit_account.discount_amount_updated', before.discount, after.discount),
    ...one(
      'tenant_credit_account.shipping_discount_amount_updated',
      before.shippingDiscount,
      after.shippingDiscount,
    ),
  ];
}

async function grant(
  tx: Transaction,
  context: TenantContext,
  granted: Granted,
  activates: boolean,
): Promise<{ version: number }> {
  const { tenantId } = context;
  if ((await findCompany(tx, tenantId)) === undefined) throw notFound();
  const done = await changeTerms(tx, { ...granted, tenantId, activates, at: now() });
  if (!done) throw new AppError('conflict');
  const { currency } = granted;
  const activated = entry(context, 'tenant_credit_account.activated', { currency });
  const told = changes(context, done.before, granted, currency);
  await auditAll(tx, context, activates ? [activated, ...told] : told);
  if (granted.limit > done.before.limit) await enqueueAll(tx, eventJobs('credit.freed', { tenantId }));
  return { version: done.version };
}

/**
 * Activates a client's credit account with its limit and both amounts, in minor units; what the client asked for is
 * answered by it. Rows of the log: activated, and each of the three that is not 0. Throws 404 for an unknown client, 409
 * where the account is active, or was changed since this version. S3.9, D37-2.
 */
export async function activateAccount(
  context: TenantContext,
  granted: Granted,
): Promise<{ version: number }> {
  return withTenant(context, (tx) => grant(tx, context, granted, true));
}

/**
 * Sets limit and both amounts of an active account, in minor units; what the client asked for is answered by it. A row of
 * the log for each that changes. Throws 404 for an unknown client, 409 where the account is not active, or was changed
 * since this version. S3.9, D37-2.
 */
export async function setTerms(context: TenantContext, granted: Granted): Promise<{ version: number }> {
  return withTenant(context, (tx) => grant(tx, context, granted, false));
}

/** What a client asks for: a limit in minor units, perhaps both discounts, and why. */
interface Asked {
  currency: Currency;
  limit: Minor;
  discounts: boolean;
  note: string;
}

/** Asks staff for a limit and discounts, with a row of the log; to ask for the same again changes nothing. S3.9, D37-2. */
export async function requestCredit(context: TenantContext, asked: Asked): Promise<void> {
  const { tenantId } = context;
  await withTenant(context, async (tx) => {
    if (!(await requestTerms(tx, { ...asked, tenantId, at: now() }))) return;
    const { currency, limit, discounts } = asked;
    const data = { currency, limitMinor: limit, discounts };
    await auditAll(tx, context, [entry(context, 'credit_account.requested', data)]);
  });
}
