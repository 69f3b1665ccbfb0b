/** The last file of lib/db/migrations: a database that has applied it is one this version can serve. A test compares them. */
export const LATEST_MIGRATION = '0024_long_lists.sql';
