import { audit } from '@/lib/audit/append-audit';
import { enqueue, type JobPayloads } from '@/lib/db/enqueue';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { now } from '@/lib/kernel/clock';
import { askForShop } from '@/lib/modules/privacy/service/ask-for-shop';
import { eraseOrders } from '@/lib/modules/privacy/service/erase-orders';
import { privacyOptions } from '@/lib/modules/shop-platform/rules/shop-jobs';
import { listHeldOrders } from '@/lib/modules/shop-orders/data/orders-of-shop';

type Job = JobPayloads['answer-shop-privacy'];

/** How long until what is being made is looked at again. */
const AGAIN_MS = 3_600_000;

/** What is not over is erased once it is; the log says how many, not whom. */
async function erase(context: TenantContext, job: Job, orderIds: readonly string[]): Promise<void> {
  const { erased, waiting, failed } = await eraseOrders(context, orderIds);
  await withTenant(context, async (tx) => {
    if (erased > 0)
      await audit(tx, context, {
        action: 'onboarding.shop_people_erased',
        subjectType: 'tenant',
        subjectId: context.tenantId,
        data: { shop: job.shop, orders: erased },
      });
    if (waiting > 0) {
      const again = new Date(now().getTime() + AGAIN_MS);
      await enqueue(tx, 'answer-shop-privacy', job, privacyOptions(job, again));
    }
  });
  if (failed > 0) throw new RangeError(`${failed} orders could not be erased`);
}

/**
 * Does what a shop asks for its customers: erases the recipients of these of its orders, as a client erases one, or puts before the client that
 * they want to know what is held of them. No order of another shop or client is touched. Safe to repeat. S4-51.
 */
export async function answerShopPrivacy(job: Job): Promise<void> {
  const { tenantId, shop, eventId, kind, orderGids, before } = job;
  const context: TenantContext = { tenantId, actor: 'system' };
  const asked = { tenantId, shop, orderGids, before: new Date(before) };
  if (kind === 'erase') {
    const held = await withTenant(context, (tx) => listHeldOrders(tx, asked));
    return erase(context, job, held);
  }
  await withTenant(context, async (tx) => {
    const [first, ...others] = await listHeldOrders(tx, asked);
    if (first !== undefined)
      await askForShop(tx, context, { shop, key: eventId, orderIds: [first, ...others] });
  });
}
