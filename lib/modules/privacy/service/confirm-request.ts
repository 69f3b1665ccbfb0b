import { audit } from '@/lib/audit/append-audit';
import { enqueue } from '@/lib/db/enqueue';
import type { Transaction } from '@/lib/db/transaction';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { AppError, notFound } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import type { Locale } from '@/lib/kernel/locales';
import type { ConfirmedRequest } from '@/lib/modules/privacy/contract/person';
import { findRequest, storeConfirmed, type RequestRow } from '@/lib/modules/privacy/data/requests';
import { dueOn } from '@/lib/modules/privacy/rules/due-on';
import { exportIn } from './export-person';
import { readRequestToken } from './request-link';

/** Puts a wish to be erased before the client; again, it is the same wish. Returns when it is due. */
async function openRequest(tx: Transaction, context: TenantContext, row: RequestRow): Promise<string> {
  if (row.dueOn !== null) return row.dueOn;
  const [at, { tenantId }] = [now(), context];
  const day = dueOn(at);
  if (await storeConfirmed(tx, { tenantId, id: row.id, at, dueOn: day })) {
    await audit(tx, context, {
      action: 'privacy.request_confirmed',
      subjectType: 'order',
      subjectId: row.orderId,
      data: { request: row.id, due: day },
    });
    await enqueue(tx, 'send-privacy-request', { tenantId, requestId: row.id });
  }
  return day;
}

/**
 * Does what the mailed link confirms: answers with all that is held of the order's person, or puts their wish to be erased
 * before the client's admins, who have 30 days. Throws 404 for a link that is invalid or too old, and `conflict` once the person
 * was erased. D46-4.
 */
export async function confirmRequest(
  token: string,
  requestId: string,
  locale: Locale,
): Promise<ConfirmedRequest> {
  const named = readRequestToken(token);
  if (!named) throw notFound();
  const context: TenantContext = { tenantId: named.tenantId, actor: 'shopper', requestId };
  return withTenant(context, async (tx) => {
    const row = await findRequest(tx, named);
    if (!row || new Date(row.expiresAt) <= now()) throw notFound();
    const email = row.email.trim().toLowerCase();
    if (email === '') throw new AppError('conflict');
    if (row.kind === 'erase') return { kind: 'erase', due_on: await openRequest(tx, context, row) };
    await storeConfirmed(tx, { ...named, at: now(), dueOn: null });
    return { kind: 'export', ...(await exportIn(tx, context, { email, locale })) };
  });
}
