import { keptRead } from '@/lib/switches/kept-read';
import { withDirectoryAside } from '@/lib/db/with-directory';
import { now } from '@/lib/kernel/clock';
import { shownNoticeRows } from '@/lib/modules/site/data/platform-notices';
import { noticeState, type ShownNotice } from '@/lib/modules/site/rules/platform-notice';

/** How far ahead a browser is told: longer than any cache keeps its answer, so that each begins and ends on time. */
const AHEAD_MS = 15 * 60_000;

async function read(): Promise<ShownNotice[]> {
  const at = now();
  const until = new Date(at.getTime() + AHEAD_MS);
  const rows = await withDirectoryAside((tx) => shownNoticeRows(tx, at, until));
  return rows.map(({ id, revision, kind, startsAt, endsAt, texts }) => ({
    key: `${id}.${revision}`,
    kind,
    starts_at: startsAt.toISOString(),
    ends_at: endsAt.toISOString(),
    texts,
  }));
}

const kept = keptRead<ShownNotice[]>('notices', read, []);

/** What everybody is told now or within a quarter of an hour; nothing while the database has never answered. S2.2-281. */
export async function shownNotices(): Promise<ShownNotice[]> {
  const at = now();
  return (await kept.get()).filter((notice) => noticeState(notice, at) !== 'over');
}

/** Reads them anew when they are asked for next: for whoever has changed one, after the commit. */
export const forgetNotices = kept.forget;
