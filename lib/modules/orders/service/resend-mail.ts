import { audit } from '@/lib/audit/append-audit';
import { enqueue, type JobPayloads } from '@/lib/db/enqueue';
import type { Transaction } from '@/lib/db/transaction';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { AppError, notFound } from '@/lib/kernel/app-error';
import { newId } from '@/lib/kernel/ids';
import { bucketOf } from '@/lib/limits/bucket';
import { consume } from '@/lib/limits/consume';
import type { SessionUser } from '@/lib/modules/accounts/service/session-user';
import type { OrderDetail } from '@/lib/modules/orders/contract/order-detail';
import { findSentMail } from '@/lib/modules/orders/data/find-sent-mail';
import { readMailName } from '@/lib/modules/orders/rules/mail-kinds';
import { lockOrder } from '@/lib/modules/orders/service/statements/move';
import { refundDue } from './cancel-order';
import { readOrder } from './read-order';

/** A shopper's inbox is theirs: at most so many mails of one order are sent again in an hour. */
const LIMIT = { limit: 5, windowSeconds: 3600 };

type Job = JobPayloads['send-order-mail'];

/** The fields of a mail's job that say what it is about, by its kind. */
function aboutOf(kind: Job['kind'], about: string | null): Partial<Job> {
  if (about === null) return {};
  if (kind === 'order_edited' || kind === 'order_address_fixed') return { editId: about };
  return kind === 'order_refunded' ? { refundId: about } : { decision: about };
}

/** The order, locked, and the mail that was sent for it. Throws 404 if either isn't the tenant's. */
async function findMail(tx: Transaction, at: { tenantId: string; orderId: string; mailId: string }) {
  const order = await lockOrder(tx, at.tenantId, at.orderId);
  const name = order && (await findSentMail(tx, at));
  const mail = name ? readMailName(name) : null;
  if (!order || !mail) throw notFound();
  return { order, mail };
}

/**
 * Sends a mail of an order again, as it reads now, to the order's address: audit row and job in one transaction. D3. Throws
 * 404 for another tenant's order and for a mail that is not this order's or was never sent, and `rate_limited`.
 */
export async function resendMail(
  context: TenantContext,
  user: SessionUser,
  { orderId, mailId }: { orderId: string; mailId: string },
): Promise<OrderDetail> {
  const { tenantId } = context;
  // Looked up before it is counted: a guess at another's order uses nothing up.
  await withTenant(context, (tx) => findMail(tx, { tenantId, orderId, mailId }));
  const { allowed, retryAfter } = await consume({
    bucket: bucketOf('order-mail-again', tenantId, orderId),
    ...LIMIT,
  });
  if (!allowed) throw new AppError('rate_limited', { retryAfter });
  await withTenant(context, async (tx) => {
    const { order, mail } = await findMail(tx, { tenantId, orderId, mailId });
    const { kind, about } = mail;
    const refund =
      kind === 'order_lapsed' || kind === 'order_called_off'
        ? { refundDue: refundDue(order) || order.paymentStatus === 'refunded' }
        : {};
    const job: Job = { tenantId, orderId, kind, again: newId('mail'), ...aboutOf(kind, about), ...refund };
    await audit(tx, context, {
      action: 'order.mail_resent',
      subjectType: 'order',
      subjectId: orderId,
      data: { mail: mailId, kind },
    });
    await enqueue(tx, 'send-order-mail', job);
  });
  return readOrder(context, user, orderId);
}
