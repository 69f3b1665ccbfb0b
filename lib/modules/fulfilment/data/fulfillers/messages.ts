import { sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '@/lib/db/transaction';
import type { SubmissionFault } from '@/lib/modules/fulfilment/rules/submission/schedule';

/** One message to or from a printer; what it isn't about is null. Nothing of what was written in it. */
export interface MessageRow extends Record<string, unknown> {
  kind: 'order' | 'status' | 'stock';
  at: string;
  key: string;
  orderId: string | null;
  orderRef: string | null;
  /** Of a sent order. */
  state: 'queued' | 'accepted' | 'rejected' | null;
  fault: SubmissionFault | null;
  givenUp: boolean | null;
  parked: boolean | null;
  planned: boolean | null;
  calls: number | null;
  /** What a printer told: of an order, or of one of its parcels. */
  told: string | null;
  ofParcel: boolean | null;
  /** Of stock: SKUs that were named, and those that were set. */
  levels: number | null;
  applied: number | null;
}

interface MessagesAsked {
  fulfillerId: string;
  /** Only orders that were not taken. */
  failed: boolean;
  after: { value: string; id: string } | null;
  limit: number;
}

/** When an order was last sent, or first, where it was once. The index `submissions_newest` has it. */
const SENT_AT = sql`coalesce(s.last_tried_at, s.created_at)`;
const ABSENT = sql`null::text as state, null::text as fault, null::boolean as "givenUp", null::boolean as parked,
  null::boolean as planned, null::integer as calls`;

/** The page's part of a table: its newest rows after the page before. By time first, which an index has in order. */
function page({ after, limit }: MessagesAsked, at: SQL, key: SQL): { after: SQL; end: SQL } {
  return {
    after: after
      ? sql`${at} <= ${after.value}::timestamptz and (${at}, ${key} collate "C") < (${after.value}::timestamptz, ${after.id})`
      : sql`true`,
    end: sql`order by ${at} desc, ${key} collate "C" desc limit ${limit}`,
  };
}

function sentOrders(asked: MessagesAsked): SQL {
  const { after, end } = page(asked, SENT_AT, sql`s.id`);
  const failed = asked.failed ? sql`(s.state = 'rejected' or s.fault is not null)` : sql`true`;
  return sql`(select 'order' as kind, ${SENT_AT} as at, s.id as key, s.tenant_id, s.order_id, s.state, s.fault,
      s.given_up_at is not null as "givenUp", s.parked_at is not null as parked, s.next_at is not null as planned,
      s.attempts as calls, null::text as told, null::boolean as "ofParcel", null::integer as levels, null::integer as applied
    from submissions s where s.fulfiller_id = ${asked.fulfillerId} and ${failed} and ${after} ${end})`;
}

function toldStatuses(asked: MessagesAsked): SQL {
  const key = sql`('msg_' || md5(m.tenant_id || m.message_id))`;
  const { after, end } = page(asked, sql`m.received_at`, key);
  return sql`(select 'status' as kind, m.received_at as at, ${key} as key, m.tenant_id, m.order_id, ${ABSENT},
      coalesce(m.payload #>> '{parcel,status}', m.status) as told, m.payload -> 'parcel' is not null as "ofParcel",
      null::integer as levels, null::integer as applied
    from fulfiller_messages m where m.fulfiller_id = ${asked.fulfillerId} and ${after} ${end})`;
}

function toldStock(asked: MessagesAsked): SQL {
  const key = sql`('stk_' || md5(k.message_id))`;
  const { after, end } = page(asked, sql`k.received_at`, key);
  return sql`(select 'stock' as kind, k.received_at as at, ${key} as key, null::text as tenant_id, null::text as order_id,
      ${ABSENT}, null::text as told, null::boolean as "ofParcel", k.levels, k.applied
    from fulfiller_stock_messages k where k.fulfiller_id = ${asked.fulfillerId} and ${after} ${end})`;
}

/**
 * The newest messages to and from a printer, of rows that are kept anyway: each sending of an order with its last outcome, what the
 * printer told of orders, and of its stock. Reads as many rows of each table as the page has. Needs staff. S2.2-176.
 */
export async function listMessages(tx: Transaction, asked: MessagesAsked): Promise<MessageRow[]> {
  const parts = asked.failed
    ? [sentOrders(asked)]
    : [sentOrders(asked), toldStatuses(asked), toldStock(asked)];
  const { rows } = await tx.execute<MessageRow>(sql`
    select x.kind, to_char(x.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at, x.key, x.order_id as "orderId",
      o.order_ref as "orderRef", x.state, x.fault, x."givenUp", x.parked, x.planned, x.calls, x.told, x."ofParcel", x.levels,
      x.applied
    from (select * from (${sql.join(parts, sql` union all `)}) every
      order by every.at desc, every.key collate "C" desc limit ${asked.limit}) x
    left join orders o on o.tenant_id = x.tenant_id and o.id = x.order_id
    order by x.at desc, x.key collate "C" desc`);
  return rows;
}
