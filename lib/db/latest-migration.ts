/** The last file of lib/db/migrations: this version can use a database that has applied it. A test compares the two. */
export const LATEST_MIGRATION = '0243_holidays_dismissed.sql';
