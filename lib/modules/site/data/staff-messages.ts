import { sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '@/lib/db/transaction';
import type { MessageState, MessageSubject } from '@/lib/modules/site/rules/site-message';

export interface StaffMessageRow extends Record<string, unknown> {
  id: string;
  subject: MessageSubject;
  name: string;
  email: string;
  message: string;
  lang: string;
  createdAt: Date;
  /** YYYY-MM-DD. */
  answerBy: string | null;
  answeredAt: Date | null;
  answeredByName: string | null;
  note: string | null;
  /** What the list is sorted by, with microseconds. */
  place: string;
}

interface MessageFilter {
  state: MessageState;
  subject: MessageSubject | null;
}

/** As the index says it: complaints before questions, the oldest first. */
const TURN = sql`((m.created_at at time zone 'UTC')
  + case when m.subject = 'data' then interval '0' else interval '100 years' end)`;

const placeText = (moment: SQL): SQL => sql`to_char(${moment}, 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

const COLUMNS = sql`m.id, m.subject, m.name, m.email, m.message, m.lang, m.created_at as "createdAt",
  m.answer_by::text as "answerBy", m.answered_at as "answeredAt", m.note, u.name as "answeredByName"`;

const open = (after: { value: string; id: string } | null): SQL =>
  after
    ? sql`m.answered_at is null and (${TURN}, m.id) > (${after.value}::timestamptz at time zone 'UTC', ${after.id})`
    : sql`m.answered_at is null`;

const answered = (after: { value: string; id: string } | null): SQL =>
  after
    ? sql`m.answered_at is not null and (m.answered_at, m.id) < (${after.value}::timestamptz, ${after.id})`
    : sql`m.answered_at is not null`;

/** One page of those that wait, by their turn, or of those answered, the last first. S2.2-264. */
export async function listMessages(
  tx: Transaction,
  { state, subject }: MessageFilter,
  page: { after: { value: string; id: string } | null; limit: number },
): Promise<StaffMessageRow[]> {
  const isOpen = state === 'open';
  const place = isOpen ? TURN : sql`m.answered_at at time zone 'UTC'`;
  const about = subject === null ? sql`` : sql` and m.subject = ${subject}`;
  const { rows } = await tx.execute<StaffMessageRow>(sql`
    select ${COLUMNS}, ${placeText(place)} as place
    from site_messages m left join users u on u.id = m.answered_by
    where ${isOpen ? open(page.after) : answered(page.after)}${about}
    order by ${isOpen ? sql`${TURN}, m.id` : sql`m.answered_at desc, m.id desc`}
    limit ${page.limit}`);
  return rows;
}

/** How many wait, how many of them are overdue on this day, and since when. S2.2-266. */
export async function countWaiting(
  tx: Transaction,
  today: string,
): Promise<{ open: number; overdue: number; oldestAt: Date | null }> {
  const { rows } = await tx.execute<{ open: number; overdue: number; oldestAt: Date | null }>(sql`
    select count(*)::int as open, (count(*) filter (where m.answer_by < ${today}::date))::int as overdue,
      min(m.created_at) as "oldestAt"
    from site_messages m where m.answered_at is null`);
  return rows[0] ?? { open: 0, overdue: 0, oldestAt: null };
}

/** A message by its id. */
export async function findMessage(tx: Transaction, id: string): Promise<StaffMessageRow | undefined> {
  const { rows } = await tx.execute<StaffMessageRow>(sql`
    select ${COLUMNS}, '' as place from site_messages m left join users u on u.id = m.answered_by where m.id = ${id}`);
  return rows[0];
}

/** Notes the first answer of a message; false when it has one. */
export async function keepAnswer(
  tx: Transaction,
  id: string,
  answer: { at: Date; by: string; note: string },
): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    update site_messages set answered_at = ${answer.at.toISOString()}::timestamptz, answered_by = ${answer.by},
      note = ${answer.note}
    where id = ${id} and answered_at is null`);
  return (rowCount ?? 0) > 0;
}
