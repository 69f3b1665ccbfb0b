import type { Locale } from '@/lib/kernel/locales';

/** News that a reader may close, or that something doesn't work for a time, which stays until it does. */
export const NOTICE_KINDS = ['notice', 'maintenance'] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** Longest text of a notice, in characters: it is one bar above a page. */
export const LONGEST_NOTICE = 280;

/** How many may be shown or wait at once. */
export const MOST_NOTICES = 20;

/** Its text by language; readers of the others get the English one. */
export type NoticeTexts = { en: string } & Partial<Record<Locale, string>>;

/** A notice as every browser is told of it. */
export interface ShownNotice {
  /** Another one after each change, so that whoever closed it reads what is new. */
  key: string;
  kind: NoticeKind;
  /** ISO 8601. */
  starts_at: string;
  ends_at: string;
  texts: NoticeTexts;
}

export type NoticeState = 'waiting' | 'shown' | 'over';

/** Whether it still waits for its start, is shown, or is over. The start belongs to it, the end does not. S2.2-280. */
export function noticeState(notice: { starts_at: string; ends_at: string }, at: Date): NoticeState {
  if (new Date(notice.ends_at) <= at) return 'over';
  return new Date(notice.starts_at) <= at ? 'shown' : 'waiting';
}

/** The text in a language, or in English. S2.2-280. */
export function noticeText(texts: NoticeTexts, locale: Locale): string {
  return texts[locale] ?? texts.en;
}

/** Those that are shown at a time: maintenance first, then the newest. S2.2-280, S2.2-281. */
export function noticesAt(notices: readonly ShownNotice[], at: Date): ShownNotice[] {
  const rank = ({ kind }: ShownNotice) => (kind === 'maintenance' ? 0 : 1);
  return notices
    .filter((notice) => noticeState(notice, at) === 'shown')
    .toSorted((one, other) => rank(one) - rank(other) || (one.starts_at < other.starts_at ? 1 : -1));
}

/** When the next of them begins or ends; null where none will. */
export function nextChange(notices: readonly ShownNotice[], at: Date): Date | null {
  const times = notices
    .flatMap(({ starts_at, ends_at }) => [new Date(starts_at), new Date(ends_at)])
    .filter((time) => time > at)
    .toSorted((one, other) => one.getTime() - other.getTime());
  return times[0] ?? null;
}

/** When the maintenance that is under way ends, the last of several; null where there is none. S2.2-283. */
export function maintenanceUntil(notices: readonly ShownNotice[], at: Date): Date | null {
  const ends = noticesAt(notices, at)
    .filter(({ kind }) => kind === 'maintenance')
    .map(({ ends_at }) => new Date(ends_at).getTime());
  return ends.length > 0 ? new Date(Math.max(...ends)) : null;
}
