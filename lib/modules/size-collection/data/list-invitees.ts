import { sql, type SQL } from 'drizzle-orm';
import { mailForms } from '@/lib/kernel/mail-forms';
import type { PersonalTexts } from '@/lib/modules/orders/rules/order-line-types';
import type { InviteeDelivery } from '@/lib/db/schema/size-collection';
import type { Transaction } from '@/lib/db/transaction';
import { REFUSES_MAILS } from './refuse-mails';
import { PIECE_JSON, type ChosenPiece } from './read-invitation';

/** The filter of an event's invitees; null matches all. */
export interface InviteeFilter {
  tenantId: string;
  eventId: string;
  answered: boolean | null;
  search: string | null;
  id: string | null;
}

export interface InviteeSort {
  column: 'invited_at' | 'answered_at';
  descending: boolean;
}

export interface InviteeListRow extends Record<string, unknown> {
  id: string;
  name: string;
  email: string;
  createdAt: Date;
  mailAskedAt: Date;
  mailsWaiting: boolean;
  mailsStopped: boolean;
  answeredAt: Date | null;
  personalisation: PersonalTexts;
  delivery: InviteeDelivery | null;
  piece: ChosenPiece | null;
  /** The sort column, with microseconds. */
  place: string;
}

const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

function conditions(filter: InviteeFilter): SQL {
  const all = [sql`i.tenant_id = ${filter.tenantId}`, sql`i.event_id = ${filter.eventId}`];
  if (filter.answered !== null) all.push(sql`(i.answered_at is not null) = ${filter.answered}`);
  if (filter.id !== null) all.push(sql`i.id = ${filter.id}`);
  if (filter.search !== null) {
    const part = `%${escapeLike(filter.search)}%`;
    const addresses = sql.param(mailForms(filter.search).map((form) => `%${escapeLike(form)}%`));
    all.push(sql`(i.name ilike ${part} or i.email ilike any(${addresses}::text[]))`);
  }
  return sql.join(all, sql` and `);
}

/** Invitees without an answer come before all others. */
const COLUMNS = {
  invited_at: sql`i.created_at`,
  answered_at: sql`coalesce(i.answered_at, 'epoch'::timestamptz)`,
};

/** One page of invitees; ties are ordered by id, so that none is skipped or repeated. */
export async function listInvitees(
  tx: Transaction,
  filter: InviteeFilter,
  page: { sort: InviteeSort; after: { value: string; id: string } | null; limit: number },
): Promise<InviteeListRow[]> {
  const { sort, after, limit } = page;
  const column = COLUMNS[sort.column];
  const way = sort.descending ? sql`desc` : sql`asc`;
  const sign = sort.descending ? sql`<` : sql`>`;
  const beyond = after
    ? sql`(${column}, i.id) ${sign} (${after.value}::timestamptz, ${after.id})`
    : sql`true`;
  const { rows } = await tx.execute<InviteeListRow>(sql`
    select i.id, i.name, i.email, i.created_at as "createdAt", i.mail_asked_at as "mailAskedAt",
      i.mails_sent < i.mails_asked as "mailsWaiting", ${REFUSES_MAILS} as "mailsStopped", i.answered_at as "answeredAt", i.personalisation, i.delivery,
      ${PIECE_JSON} as piece,
      to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as place
    from bulk_invitees i where ${conditions(filter)} and ${beyond}
    order by ${column} ${way}, i.id ${way} limit ${limit}`);
  return rows;
}

/** How many invitees match the filter, on all pages together. */
export async function countListed(tx: Transaction, filter: InviteeFilter): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(
    sql`select count(*)::integer as count from bulk_invitees i where ${conditions(filter)}`,
  );
  return rows[0]?.count ?? 0;
}
