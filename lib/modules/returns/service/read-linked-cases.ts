import { notFound } from '@/lib/kernel/app-error';
import { dayInZone, dayText } from '@/lib/kernel/calendar';
import { now } from '@/lib/kernel/clock';
import { toWire } from '@/lib/kernel/money';
import { REGION_FACTS } from '@/lib/kernel/regions';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { readOrderToken } from '@/lib/modules/orders/service/order-link';
import { findLines } from '@/lib/modules/orders/service/statements/find-lines';
import type { LinkedCase, LinkedCases } from '@/lib/modules/returns/contract/linked-cases';
import { findCases, type CaseRow } from '@/lib/modules/returns/data/order-cases';
import { readCaseFacts, type CaseFacts } from '@/lib/modules/returns/data/read-case-facts';
import {
  complaintEnds,
  lawOf,
  mayComplain,
  mayWithdraw,
  withdrawalEnds,
} from '@/lib/modules/returns/rules/periods';
import { withdrawableLines } from '@/lib/modules/returns/rules/withdrawal-lines';
import { datedOrder } from './dated-order';
import { photoUrl } from './photos';

/** The shopper and order of a link. Throws the same 404 for an invalid token as for a missing order. */
export function caseLink(token: string, requestId: string): { context: TenantContext; orderId: string } {
  const named = readOrderToken(token);
  if (!named) throw notFound();
  return { context: { tenantId: named.tenantId, actor: 'shopper', requestId }, orderId: named.orderId };
}

/** What was withdrawn of an order, by each withdrawal. */
export const withdrawnIn = (cases: readonly CaseRow[]) =>
  cases.filter(({ kind }) => kind === 'withdrawal').map(({ lines }) => lines);

function presentCase(row: CaseRow, zone: string): LinkedCase {
  return {
    id: row.id,
    kind: row.kind,
    state: row.state,
    lines: row.lines,
    words: row.words,
    photos: row.photos.map((photo) => photoUrl(row.tenantId, photo)),
    name: row.name,
    email: row.email,
    amount: row.amountMinor === null ? null : toWire(row.amountMinor),
    with_delivery: row.withDelivery,
    opened_at: row.openedAt.toISOString(),
    due_on: dayText(dayInZone(row.dueAt, zone)),
    refusal: row.refusal,
  };
}

function present(
  facts: CaseFacts,
  lines: Awaited<ReturnType<typeof findLines>>,
  cases: readonly CaseRow[],
): LinkedCases {
  const { order, event } = facts;
  const zone = REGION_FACTS[order.region].timeZone;
  const dated = datedOrder(facts);
  const law = lawOf(dated);
  const ends = law && withdrawalEnds(dated, law);
  const day = (at: Date) => dayText(dayInZone(at, zone));
  return {
    withdrawal: law && {
      open: mayWithdraw(dated, now()),
      ends_on: ends && day(ends),
      lines: withdrawableLines(lines, withdrawnIn(cases)).map(({ id, left, exempt }) => ({
        id,
        left,
        exempt,
      })),
    },
    complaint: { open: mayComplain(dated, now()), ends_on: day(complaintEnds(dated)) },
    upload: { tenant: order.tenantId, slug: event.slug },
    // What client and staff wrote is between them.
    cases: cases.filter(({ openedBy }) => openedBy === 'buyer').map((row) => presentCase(row, zone)),
  };
}

/** What the holder of an order's link can withdraw or complain of, and what they did (D53-1, D53-7). Throws 404. */
export async function readLinkedCases(token: string, requestId: string): Promise<LinkedCases> {
  const { context, orderId } = caseLink(token, requestId);
  const { tenantId } = context;
  return withTenant(context, async (tx) => {
    const facts = await readCaseFacts(tx, tenantId, orderId);
    if (!facts) throw notFound();
    const lines = await findLines(tx, tenantId, orderId);
    return present(facts, lines, await findCases(tx, { tenantId, orderId }));
  });
}
