/** The cookie with the token of a store built without an account; HttpOnly, read by pages only. S4-18. */
export const TEMPORARY_STORE_COOKIE = 'temporary_store';

/** A temporary store and its cookie expire after this many days without being opened or saved. */
export const TEMPORARY_STORE_DAYS = 30;
