import { recordPlatform } from '@/lib/audit/record-platform';
import { decodeCursor, encodeCursor } from '@/lib/db/cursor';
import { withDirectory, withDirectoryOnce } from '@/lib/db/with-directory';
import type { StaffContext } from '@/lib/db/with-staff';
import { AppError } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import type {
  MessageListQuery,
  MessagePage,
  StaffMessage,
  WaitingMessages,
} from '@/lib/modules/site/contract/staff-messages';
import {
  countWaiting,
  findMessage,
  keepAnswer,
  listMessages,
  type StaffMessageRow,
} from '@/lib/modules/site/data/staff-messages';
import { daysSince, isOverdue } from '@/lib/modules/site/rules/site-message';

/** The table belongs to no tenant, of which a cursor names one. */
const NO_TENANT = 'ten_none';

const instant = (at: Date) => new Date(at).toISOString();

function present(row: StaffMessageRow, at: Date): StaffMessage {
  const { id, subject, name, email, message, lang, answerBy, answeredAt, note } = row;
  return {
    id,
    subject,
    name,
    email,
    message,
    lang,
    created_at: instant(row.createdAt),
    age_days: daysSince(row.createdAt, at),
    answer_by: answerBy,
    is_overdue: answeredAt === null && isOverdue(answerBy, at),
    answered:
      answeredAt === null ? null : { at: instant(answeredAt), by: row.answeredByName, note: note ?? '' },
  };
}

/**
 * A page of what people wrote to the platform: those that wait, complaints with the nearest last day first and so overdue ones
 * before all, or those answered, the last first. S2.2-264. Throws 422 for a cursor of another list.
 */
export async function listSiteMessages(query: MessageListQuery): Promise<MessagePage> {
  const { state, subject = null, limit } = query;
  const after = query.cursor ? decodeCursor(query.cursor, state, 'instant') : null;
  // One row more than the page size shows whether there is a next page.
  const rows = await withDirectoryOnce((tx) =>
    listMessages(tx, { state, subject }, { after, limit: limit + 1 }),
  );
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  const at = now();
  return {
    messages: shown.map((row) => present(row, at)),
    next_cursor: last ? encodeCursor(state, { value: last.place, id: last.id, tenantId: NO_TENANT }) : null,
  };
}

/** What waits for an answer, for the staff's dashboard. S2.2-266. */
export async function waitingSiteMessages(): Promise<WaitingMessages> {
  const at = now();
  const { open, overdue, oldestAt } = await withDirectoryOnce((tx) =>
    countWaiting(tx, at.toISOString().slice(0, 10)),
  );
  const oldest =
    oldestAt === null
      ? { oldest_at: null, oldest_days: null }
      : { oldest_at: instant(oldestAt), oldest_days: daysSince(oldestAt, at) };
  return { open, overdue, ...oldest };
}

/**
 * Marks a message as answered. The first answer stays: pressed twice, or by two at once, it is one answer and one row in the log,
 * which names no person that wrote. S2.2-265. Throws `not_found`.
 */
export async function answerSiteMessage(
  { staffId, requestId }: StaffContext,
  id: string,
  note: string,
): Promise<StaffMessage> {
  return withDirectory(async (tx) => {
    const at = now();
    const isFirst = await keepAnswer(tx, id, { at, by: staffId, note });
    const row = await findMessage(tx, id);
    if (!row) throw new AppError('not_found');
    if (isFirst) {
      await recordPlatform(tx, {
        action: 'site_message.answered',
        actorUserId: staffId,
        subject: id,
        changes: { note: 'changed' },
        data: { subject: row.subject, in_time: !isOverdue(row.answerBy, at) },
        ...(requestId ? { requestId } : {}),
      });
    }
    return present(row, at);
  });
}
