/** The cookie that keeps the token of the store somebody builds without an account; HttpOnly, read by pages alone. SPEC 4. */
export const TEMPORARY_STORE_COOKIE = 'temporary_store';

/** Days without being opened or saved after which a temporary store is gone, and its cookie. */
export const TEMPORARY_STORE_DAYS = 30;
