import { audit } from '@/lib/audit/append-audit';
import { enqueue } from '@/lib/db/enqueue';
import type { Transaction } from '@/lib/db/transaction';
import { withDirectory } from '@/lib/db/with-directory';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { log } from '@/lib/env/logger';
import { AppError } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import { findShopOwner } from '@/lib/modules/shop-platform/data/install-states';
import { endConnection, findConnection, forgetShop } from '@/lib/modules/shop-platform/data/shop-connections';
import { markHandled, storeMessage } from '@/lib/modules/shop-platform/data/shop-inbox';
import { hasRequests } from '@/lib/modules/shop-platform/data/has-requests';
import { lockOnboarding } from '@/lib/modules/shop-platform/data/shop-onboarding';
import { noteSyncAfter, syncReasonOf } from '@/lib/modules/shop-platform/service/statements/sync-log';
import { privacyOptions, pullOptions } from '@/lib/modules/shop-platform/rules/shop-jobs';
import { shopPlatform, type ShopMessage } from '@/lib/shop-platform';

type Act = (context: TenantContext, message: ShopMessage) => Promise<void>;

const subjectOf = ({ tenantId }: TenantContext) => ({ subjectType: 'tenant', subjectId: tenantId }) as const;

/** The merchant took the app out. A message from before the present installation is old news. S4-49. */
const uninstalled: Act = (context, { shop, triggeredAt }) =>
  withTenant(context, async (tx) => {
    await lockOnboarding(tx, context.tenantId);
    const row = await findConnection(tx, context.tenantId, true);
    if (row?.shop !== shop || row.status === 'uninstalled') return;
    if (triggeredAt !== null && triggeredAt < row.connectedAt) return;
    await endConnection(tx, context.tenantId, now());
    const action = 'onboarding.shop_disconnected';
    await audit(tx, context, { action, ...subjectOf(context), data: { shop, by: 'merchant' } });
  });

/** By a job, since erasing takes its time, and waits for what is being made; it names orders, never people. S4-51. */
function answerLater(
  tx: Transaction,
  { tenantId }: TenantContext,
  { shop, eventId }: ShopMessage,
  { kind, orderGids }: { kind: 'erase' | 'export'; orderGids: string[] | null },
): Promise<void> {
  const job = { tenantId, shop, eventId, kind, orderGids, before: now().getTime() };
  return enqueue(tx, 'answer-shop-privacy', job, privacyOptions(job));
}

/**
 * 48 hours after the app was taken out: nothing of the shop stays, and the recipients of its orders are erased, unless it was installed
 * again. S4-51.
 */
const redactShop: Act = (context, message) =>
  withTenant(context, async (tx) => {
    const { shop } = message;
    await lockOnboarding(tx, context.tenantId);
    const row = await findConnection(tx, context.tenantId, true);
    if (row?.shop === shop && row.status !== 'uninstalled') return;
    await forgetShop(tx, { tenantId: context.tenantId, shop });
    await answerLater(tx, context, message, { kind: 'erase', orderGids: null });
    await audit(tx, context, { action: 'onboarding.shop_forgotten', ...subjectOf(context), data: { shop } });
  });

/**
 * The wish is in the log, with whether orders of this shop are here. Their recipients are erased, or the client is asked to hand out what is
 * held of them. Nothing else of a shop's customers is kept. S4-51.
 */
const aboutCustomer: Act = (context, message) =>
  withTenant(context, async (tx) => {
    const { shop, topic, orderIds } = message;
    const held = await hasRequests(tx, { tenantId: context.tenantId, shop });
    const data = { shop, topic, held };
    await audit(tx, context, { action: 'onboarding.shop_privacy_asked', ...subjectOf(context), data });
    const kind = topic === 'customers/redact' ? 'erase' : 'export';
    if (orderIds.length > 0) await answerLater(tx, context, message, { kind, orderGids: [...orderIds] });
  });

/** Something has changed in the shop: what it says of itself then is the truth, whatever the message says. S4-57. */
const askShop: Act = (context) => {
  const { tenantId } = context;
  return withTenant(context, (tx) => enqueue(tx, 'pull-shop', { tenantId }, pullOptions(tenantId)));
};

/** By a topic, which comes from outside. */
const ACTS: ReadonlyMap<string, Act> = new Map([
  ['app/uninstalled', uninstalled],
  ['shop/redact', redactShop],
  ['customers/redact', aboutCustomer],
  ['customers/data_request', aboutCustomer],
  ['fulfillment_orders/fulfillment_request_submitted', askShop],
  ['fulfillment_orders/cancellation_request_submitted', askShop],
  ['orders/updated', askShop],
  ['orders/cancelled', askShop],
]);

/** Does what a client's message asks for, and writes down how that went. S4-91. */
async function act(context: TenantContext, message: ShopMessage): Promise<void> {
  const { shop, topic } = message;
  const about = { shop, kind: 'webhook', subject: topic, label: topic } as const;
  try {
    const known = ACTS.get(topic);
    if (known) await known(context, message);
    else log().info({ topic, known: true, requestId: context.requestId }, 'shop message only stored');
  } catch (error) {
    await noteSyncAfter(context, { ...about, outcome: 'failed', reason: syncReasonOf(error) });
    throw error;
  }
  await noteSyncAfter(context, { ...about, outcome: 'done' });
}

/**
 * Takes a signed message of the shop platform: checked over its raw body, stored, then acted on; one that is known is not
 * acted on again. Returns only after both, so that a failure is sent again. Throws `unauthenticated` for a signature that
 * is not the platform's. S4-49 to S4-51.
 */
export async function receiveShopMessage(
  rawBody: string,
  headers: Headers,
  requestId: string,
): Promise<void> {
  if (!shopPlatform().isReady()) throw new AppError('unauthenticated');
  const message = await shopPlatform().verifyWebhook(rawBody, headers);
  if (!message) throw new AppError('unauthenticated');
  const { shop, topic, eventId, triggeredAt } = message;
  const key = { shop, topic, eventId };
  const [handled, tenantId] = await withDirectory(async (tx) => [
    await storeMessage(tx, { ...key, triggeredAt, receivedAt: now() }),
    await findShopOwner(tx, shop),
  ]);
  if (handled) return;
  if (tenantId === null) log().info({ topic, known: false, requestId }, 'shop message only stored');
  else await act({ tenantId, actor: 'system', requestId }, message);
  await withDirectory((tx) => markHandled(tx, key, now()));
}
