import { enqueue, enqueueAll } from '@/lib/db/enqueue';
import type { Transaction } from '@/lib/db/transaction';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { eventJobs } from '@/lib/domain-events/announce';
import { messageFor } from '@/lib/intl/message-for';
import { now } from '@/lib/kernel/clock';
import type { Locale } from '@/lib/kernel/locales';
import { isWaiting } from '@/lib/modules/orders/rules/waiting';
import { moveOrder } from '@/lib/modules/orders/service/move-order';
import { reserveFor } from '@/lib/modules/orders/service/reserve-or-wait';
import { noteSync } from '@/lib/modules/shop-platform/service/statements/sync-log';
import { findConnection } from '@/lib/modules/shop-platform/service/statements/connection';
import { endWait, isHeld } from '@/lib/modules/shop-orders/data/picture-waits';
import { findRequest, putRequest, settleRequest } from '@/lib/modules/shop-orders/data/shop-requests';
import { insertShopOrder, type ShopPlacement } from '@/lib/modules/shop-orders/data/write-shop-order';
import type { FulfilmentRequest } from '@/lib/shop-platform';
import { decideRequest, type Refusal } from './decide-request';
import { fetchPictures, type PictureTime } from './fetch-pictures';
import { holdRequest } from './hold-request';
import { orderOfRequest } from './order-of-request';
import { shopEvent } from './shop-event';

interface Taking {
  shop: string;
  /** The language of what the merchant is told. */
  lang: Locale;
  /** What the run has left for pictures. */
  time: PictureTime;
}

/** `held`: its pictures are away for the moment; `untried`: the run's time for pictures is over. */
export type Taken = 'taken' | 'held' | 'untried' | 'none';

/** Reserves what it costs where there is enough; else it waits, until the saved card has paid. S4-65. */
async function begin(tx: Transaction, context: TenantContext, { order }: ShopPlacement): Promise<void> {
  const { tenantId, id, currency, eventId, creditMinor, editUntil } = order;
  const outcome = await reserveFor(tx, { tenantId, id, currency, eventId, creditMinor });
  if (!isWaiting(outcome)) {
    const accepted = { tenantId, orderId: id, kind: 'shop', editUntil: editUntil ?? null } as const;
    return enqueueAll(tx, eventJobs('order.accepted', accepted));
  }
  const waiting = { tenantId, id, status: 'new', returnsTo: null, held: false } as const;
  const moved = await moveOrder(tx, context, waiting, { to: outcome, actor: 'system' });
  if (!moved.ok) throw new RangeError(`${id} can't wait: ${moved.error}`);
  await enqueue(tx, 'charge-shop-order', { tenantId, orderId: id }, { jobKey: `charge-shop:${id}` });
}

const noteOf = ({ words, about }: Refusal, lang: Locale): string =>
  messageFor(lang)(`shopReject.${words}`, { about }).slice(0, 1000);

/**
 * Makes an order of a request, or notes why it is not made, in one transaction; the shop is told afterwards. A request that is known stays what
 * it is, however often it comes; one that was rejected or taken back, and is asked for again, is decided anew. Nothing is done where
 * another shop is connected by now. A request whose pictures are away waits alone. S4-57 to S4-61, S4-94.
 */
export async function takeRequest(
  context: TenantContext,
  { shop, lang, time }: Taking,
  request: FulfilmentRequest,
): Promise<Taken> {
  const { tenantId } = context;
  const { id: gid, orderId: orderGid, orderName } = request;
  if (await withTenant(context, (tx) => isHeld(tx, { tenantId, gid }, now()))) return 'held';
  const pictures = await fetchPictures(context, { shop, time }, request);
  if (pictures.missing === 'untried') return 'untried';
  if (pictures.missing === 'away' && (await holdRequest(context, shop, request))) return 'held';
  return withTenant(context, async (tx) => {
    // One at a time for a client: two that read the same page would both find it unknown.
    const row = await findConnection(tx, tenantId, true);
    if (row?.shop !== shop || row.status !== 'connected') return 'none';
    const known = await findRequest(tx, { tenantId, gid });
    // The shop asks again for what it was told: it has not heard it.
    if (known?.state === 'accepted')
      await settleRequest(tx, { tenantId, gid }, { from: ['accepted'], to: 'accepting', at: now() });
    if (known && known.state !== 'rejected' && known.state !== 'withdrawn') return 'none';
    await endWait(tx, { tenantId, gid });
    const event = await shopEvent(tx, context, row);
    const decided = await decideRequest(tx, { event, shop }, { ...request, pictures });
    const kept = { tenantId, gid, shop, orderGid, orderName: orderName.slice(0, 100), madeAt: now() };
    const told = { shop, kind: 'order', subject: gid, label: orderName } as const;
    const none = { answeredAt: null, reason: null, note: null, orderId: null };
    if (!decided.ok) {
      const { reason } = decided.error;
      const note = noteOf(decided.error, lang);
      await putRequest(tx, { ...kept, ...none, state: 'rejecting', reason, note }, []);
      await noteSync(tx, tenantId, { ...told, outcome: 'rejected', said: note });
      return 'none';
    }
    const placed = orderOfRequest(context, event, decided.value);
    await insertShopOrder(tx, placed);
    const lines = placed.lines.flatMap(({ id: orderLineId }, place) => {
      const line = request.lines[place];
      return line
        ? [{ tenantId, gid: line.id, fulfilmentGid: gid, orderLineId, quantity: line.quantity }]
        : [];
    });
    await putRequest(tx, { ...kept, ...none, orderId: placed.order.id, state: 'accepting' }, lines);
    await begin(tx, context, placed);
    await noteSync(tx, tenantId, { ...told, outcome: 'done' });
    return 'taken';
  });
}
