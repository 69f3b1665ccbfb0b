/** The kept page's address; the reader's language is in its query. */
export const OFFLINE_PAGE = '/offline.html';
/** The worker's address; another language is another worker, which takes the former's place. */
export const OFFLINE_WORKER = '/offline-worker.js';
