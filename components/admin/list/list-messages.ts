/** Texts that every list uses in the browser, for `pickMessages`. */
export const LIST_MESSAGES = ['lists', 'admin', 'errors', 'forms'] as const;
