import type { TenantContext } from '@/lib/db/with-tenant';
import type { Region } from '@/lib/kernel/regions';
import type { OrderStatus } from '@/lib/modules/orders/rules/statuses';
import type { OrderKind } from '@/lib/modules/orders/rules/kinds';

interface OrderKey {
  tenantId: string;
  orderId: string;
}

/**
 * All domain events and their payloads: what happened in one module and matters to others. Ids and facts of the moment
 * only, never personal data. ADR 0064.
 */
export interface DomainEvents {
  /** An order became `new`: it was paid, needed no payment, or is a granted claim. */
  'order.accepted': OrderKey & { kind: OrderKind; editUntil: Date | null };
  /** A shopper's order was frozen, to be paid or free, from the basket of a draft that a client composed. */
  'order.placed': OrderKey & { eventId: string; draftId: string };
  /**
   * Nothing keeps an order from production any more, once its edit window has ended; null: it has. `notBefore`: until then a
   * person can take it back.
   */
  'order.released': OrderKey & { editUntil: Date | null; notBefore?: Date };
  /** A client's credit account or an event's budget has more room than before, so that waiting orders may fit. */
  'credit.freed': { tenantId: string };
  /**
   * A stopped order may go on; `status` is where it was stopped. `anew`: what was sent to the fulfiller was refused for its
   * address, and is sent once more. `notBefore` as above.
   */
  'order.resumed': OrderKey & {
    status: string | null;
    editUntil: Date | null;
    anew?: boolean;
    notBefore?: Date;
  };
  /** What had stopped an order is solved, and it has returned to where it goes on. */
  'order.issue_ended': OrderKey & { issue: OrderStatus; to: OrderStatus };
  /** Something that the order's pages show has changed, and no other event says so. */
  'order.changed': OrderKey;
  /** A `new` order was cancelled. `refundDue`: whether money goes back for it. */
  'order.cancelled': OrderKey & {
    kind: OrderKind;
    eventId: string;
    promoCodeId: string | null;
    refundDue: boolean;
    /** It was made or replaced: nothing that it took is given back. D32-65. */
    kept?: true;
  };
  /** A cancelled order of a shop has no more credit reserved: the last thing in the transaction that cancels it. */
  'order.given_back': OrderKey;
  /** An event went live: it was published, or goes on after a hold. */
  'event.opened': { tenantId: string; eventId: string };
  /**
   * A deleted event can no longer be restored, and is emptied: each module deletes what it keeps of it and no order needs.
   */
  'event.purged': { tenantId: string; eventId: string };
  /** What a client's documents say of its company was saved. `context`: who did it, for the log. */
  'company.saved': { context: TenantContext };
  /** A client's card is kept at the provider, on the platform's account of a region. */
  'card.saved': { context: TenantContext; region: Region };
  /**
   * A picture of the library takes the place of another: each module shows it wherever it showed the other. `url` is where
   * a browser finds it, `picture` what is known of it, `userId` who replaced it.
   */
  'file.replaced': {
    tenantId: string;
    from: string;
    to: string;
    url: string;
    picture: { widthPx: number; heightPx: number; contentType: string; bytes: number } | null;
    userId: string | null;
    at: Date;
  };
}

export type EventName = keyof DomainEvents;

/** Events whose announcement may be part of a larger statement; nobody can subscribe to them in the transaction. */
export type QueuedEvent = 'order.accepted' | 'credit.freed';
