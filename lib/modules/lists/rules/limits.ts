/** Views of one owner, or shared ones of one tenant, for one list. D28-2. */
export const MAX_VIEWS = 50;

/**
 * As far as a list counts. A count of one more means «more than that»; the messages have a text of their own for it
 * (`=10001`).
 */
export const COUNTED_TO = 10_000;

/** An export with more rows is refused; the filter must be narrowed. */
export const MAX_EXPORT_ROWS = 500_000;

/** How many of a person's exports of one list wait or run at a time. */
export const MAX_OPEN_EXPORTS = 5;

/** How long the file of an export can be downloaded. */
export const EXPORT_LIFE_MS = 7 * 86_400_000;

/** An export that took longer than this is announced by mail. */
export const MAIL_AFTER_MS = 30_000;

/** The rows that one bulk act may change. */
export const MAX_ACT_ROWS = 20_000;

/** The rows that a bulk act or an export names one by one, or leaves out. */
export const MAX_NAMED_IDS = 500;
