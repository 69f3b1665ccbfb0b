import { changesOf } from '@/lib/audit/changes-of';
import { recordPlatform } from '@/lib/audit/record-platform';
import type { Transaction } from '@/lib/db/transaction';
import { withDirectory } from '@/lib/db/with-directory';
import type { StaffContext } from '@/lib/db/with-staff';
import { AppError } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import { newId } from '@/lib/kernel/ids';
import { LOCALE_CODES } from '@/lib/kernel/locales';
import type { ChangedNotice, NoticeForm, StaffNotice } from '@/lib/modules/site/contract/platform-notices';
import * as rows from '@/lib/modules/site/data/platform-notices';
import type { NoticeRow } from '@/lib/modules/site/data/platform-notices';
import { MOST_NOTICES, noticeState, type NoticeTexts } from '@/lib/modules/site/rules/platform-notice';
import { forgetNotices } from './shown-notices';

/** How many that are over are still listed. */
const PAST = 20;

type Written = Pick<NoticeRow, 'kind' | 'startsAt' | 'endsAt' | 'texts'>;

/** The texts in one order of languages; a language left empty has none of its own. */
function filled(texts: NoticeForm['texts'] | NoticeTexts): NoticeTexts {
  const found: NoticeTexts = { en: texts.en };
  for (const code of LOCALE_CODES) {
    const own = texts[code];
    if (own) found[code] = own;
  }
  return found;
}

const told = ({ kind, startsAt, endsAt, texts }: Written) => ({
  kind,
  starts_at: startsAt.toISOString(),
  ends_at: endsAt.toISOString(),
  texts: filled(texts),
});

const columnsOf = ({ kind, starts_at, ends_at, texts }: NoticeForm): Written => ({
  kind,
  startsAt: new Date(starts_at),
  endsAt: new Date(ends_at),
  texts: filled(texts),
});

function refuseThePast({ endsAt }: { endsAt: Date }, at: Date): void {
  if (endsAt <= at) throw new AppError('invalid', { fields: { ends_at: ['moment_past'] } });
}

/** What everybody is told now or later, the next first, and the last twenty that are over. S2.2-280. */
export async function listNotices(): Promise<{ notices: StaffNotice[] }> {
  const at = now();
  const found = await withDirectory((tx) => rows.listNoticeRows(tx, at, PAST));
  const notices = found.map(({ notice, author }) => ({
    ...told(notice),
    id: notice.id,
    state: noticeState(told(notice), at),
    revision: notice.revision,
    created_at: notice.createdAt.toISOString(),
    created_by: author,
  }));
  return { notices };
}

/** Tells everybody something for a time. S2.2-280. Throws 422 for an end that has passed, and `too_many`. */
export async function createNotice(
  { staffId, requestId }: StaffContext,
  form: NoticeForm,
): Promise<{ id: string; revision: number }> {
  const [at, columns, id] = [now(), columnsOf(form), newId('platformNotice')];
  refuseThePast(columns, at);
  await withDirectory(async (tx) => {
    if ((await rows.countOpenNotices(tx, at)) >= MOST_NOTICES) throw new AppError('too_many');
    await rows.insertNotice(tx, { ...columns, id, createdAt: at, createdBy: staffId });
    await recordPlatform(tx, {
      action: 'platform_notice.created',
      actorUserId: staffId,
      subject: id,
      data: told(columns),
      ...(requestId ? { requestId } : {}),
    });
  });
  forgetNotices();
  return { id, revision: 1 };
}

async function lockOpen(tx: Transaction, id: string, at: Date): Promise<NoticeRow | null> {
  const row = await rows.lockNotice(tx, id);
  if (!row) throw new AppError('not_found');
  return noticeState(told(row), at) === 'over' ? null : row;
}

/**
 * Changes what is told, and when. What changes nothing is neither kept nor logged. S2.2-280. Throws `not_found`, `conflict` where a
 * colleague was first or it is over, and 422 for an end that has passed.
 */
export async function changeNotice(
  { staffId, requestId }: StaffContext,
  id: string,
  { revision, ...form }: ChangedNotice,
): Promise<{ id: string; revision: number }> {
  const [at, columns] = [now(), columnsOf(form)];
  refuseThePast(columns, at);
  const kept = await withDirectory(async (tx) => {
    const before = await lockOpen(tx, id, at);
    if (before?.revision !== revision) throw new AppError('conflict');
    const changes = changesOf(told(before), told(columns));
    if (!changes) return revision;
    await rows.updateNotice(tx, id, { ...columns, revision: revision + 1 });
    await recordPlatform(tx, {
      action: 'platform_notice.changed',
      actorUserId: staffId,
      subject: id,
      changes,
      ...(requestId ? { requestId } : {}),
    });
    return revision + 1;
  });
  forgetNotices();
  return { id, revision: kept };
}

/** Tells it no longer; one that waits is removed, one that is over stays as it is. S2.2-280. Throws `not_found`. */
export async function endNotice({ staffId, requestId }: StaffContext, id: string): Promise<{ id: string }> {
  const at = now();
  await withDirectory(async (tx) => {
    const before = await lockOpen(tx, id, at);
    if (!before) return;
    const shown = noticeState(told(before), at) === 'shown' && before.startsAt < at;
    if (shown) await rows.updateNotice(tx, id, { endsAt: at, revision: before.revision + 1 });
    else await rows.deleteNotice(tx, id);
    await recordPlatform(tx, {
      action: 'platform_notice.ended',
      actorUserId: staffId,
      subject: id,
      data: told(before),
      ...(requestId ? { requestId } : {}),
    });
  });
  forgetNotices();
  return { id };
}
