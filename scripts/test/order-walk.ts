import { withTenant } from '@/lib/db/with-tenant';
import { AppError } from '@/lib/kernel/app-error';
import { retryRouting } from '@/lib/modules/fulfilment/service/retry-routing';
import { acceptIssue } from '@/lib/modules/order-changes/service/accept-issue';
import { cancelOrder as cancelByLink } from '@/lib/modules/order-changes/service/cancel-order';
import { cancelForClient } from '@/lib/modules/orders/service/cancel-for-client';
import { continueOrder } from '@/lib/modules/orders/service/continue-order';
import { holdOrder } from '@/lib/modules/orders/service/hold-order';
import { moveOrder } from '@/lib/modules/orders/service/move-order';
import { orderToken } from '@/lib/modules/orders/service/order-link';
import { releaseOrder } from '@/lib/modules/orders/service/release-order';
import { releasePastBudget } from '@/lib/modules/orders/service/release-past-budget';
import { releaseWaiting } from '@/lib/modules/orders/service/release-waiting';
import { lockOrder, movable } from '@/lib/modules/orders/service/statements/move';
import { TENANT } from './fixtures/promo';
import { ALPHABET } from './heard';
import { CARE, CLIENT, OWNER, STAFF, type MadeWorld } from './made-world';
import { replaceWhole } from './replace-whole';

/** What somebody does to an order; `much` chooses where there is something to choose. */
type Act = (at: MadeWorld, orderId: string, much: number) => Promise<unknown>;

const SYSTEM = { tenantId: TENANT, actor: 'system' } as const;
const CANCEL = { reason: 'customer_request', words: '' } as const;
const COSTS = 1482;

const locked = (
  orderId: string,
  work: (
    tx: Parameters<typeof lockOrder>[0],
    order: NonNullable<Awaited<ReturnType<typeof lockOrder>>>,
  ) => Promise<unknown>,
) =>
  withTenant(SYSTEM, async (tx) => {
    const order = await lockOrder(tx, TENANT, orderId);
    if (order) await work(tx, order);
  });

/** The printer’s answers: the order is taken, refused, or the answer is lost. */
const refused: Act = (at, id) => {
  at.printer.fulfiller.trouble.reject({ count: 1, code: 'no', message: 'no' });
  return at.submit(id);
};
const lost: Act = (at, id) => {
  at.printer.fulfiller.trouble.fail(1, 503);
  return at.submit(id);
};
/** It answers no try of a day. */
const away: Act = async (at, id) => {
  await lost(at, id, 0);
  await at.useUpTries(id);
  at.printer.fulfiller.trouble.fail(1, 500);
  await at.queueTurn();
};

/** By whom → what; the commonest acts stand for themselves more than once. */
export const ACTS: Readonly<Record<string, Act>> = {
  'system advances': (at, id) => at.advance(id),
  'system renders': (at, id) => at.render(id),
  'system submits': (at, id) => at.submit(id),
  'system works off the queue': (at) => at.queueTurn(),
  'system goes on': async (at, id) => {
    await at.advance(id);
    await at.render(id);
    await at.submit(id);
  },
  'system looks for printers': async (at) => {
    await at.world.sql(`update routing_waits set again_at = now() - interval '1 minute'`);
    return retryRouting();
  },
  'system releases what waits': () => releaseWaiting({ tenantId: TENANT }),
  'system questions the address': (_at, id) =>
    locked(id, (tx, order) =>
      moveOrder(tx, SYSTEM, movable(order), { to: 'address_issue', actor: 'system' }),
    ),
  'bank questions the payment': (_at, id) =>
    locked(id, (tx, order) => holdOrder(tx, SYSTEM, order, 'disputed')),
  'fulfiller refuses': refused,
  'fulfiller loses the answer': lost,
  'fulfiller is away for good': away,
  'fulfiller tells': (at, id, much) => at.tell(id, ALPHABET[much % ALPHABET.length] ?? 'picked'),
  'fulfiller tells again': (at, id, much) =>
    at.tell(id, ALPHABET[much % ALPHABET.length] ?? 'picked', `msg_${id}`),
  'fulfiller ships': (at, id) => at.tell(id, 'shipped'),
  'recipient cancels': async (at, id) =>
    cancelByLink(orderToken({ tenantId: TENANT, orderId: id }), 'req_walk', await at.version(id)),
  'client cancels': (_at, id) => cancelForClient(CLIENT, OWNER, id, CANCEL),
  'client accepts the address': async (at, id) =>
    acceptIssue(CLIENT, OWNER, { orderId: id, version: await at.version(id), kind: 'address' }),
  'client accepts the artwork': async (at, id) =>
    acceptIssue(CLIENT, OWNER, { orderId: id, version: await at.version(id), kind: 'artwork' }),
  'client releases past the budget': (_at, id) => releasePastBudget(CLIENT, OWNER, id),
  'client lets go on': (_at, id) => continueOrder(CLIENT, OWNER, id),
  'staff release': (_at, id) => releaseOrder(STAFF, CARE, id),
  'staff cancel': (_at, id) => cancelForClient(STAFF, CARE, id, CANCEL),
  'staff replace': (_at, id, much) => replaceWhole(STAFF, CARE, id, much % 2 === 0 ? 'client' : 'platform'),
  'staff close the printer': (at) => at.openPrinter('closed'),
  'staff open the printer': (at) => at.openPrinter('open'),
  'credit is short': (at, _id, much) => at.setRoom((much % 4) * COSTS),
  'credit is there': (at) => at.setRoom(100_000_000),
  'budget is short': (at, _id, much) => at.setBudget((much % 4) * COSTS),
  'budget is there': (at) => at.setBudget(null),
};

/** Does it; what went wrong otherwise than by a refusal that whoever asked can read. */
export async function act(
  at: MadeWorld,
  name: string,
  orderId: string,
  much: number,
): Promise<string | null> {
  try {
    await ACTS[name]?.(at, orderId, much);
    return null;
  } catch (error) {
    if (error instanceof AppError) return null;
    return `${name}: ${String(error)}`;
  }
}
