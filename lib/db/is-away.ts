/** Codes of a database, or a connection to it, that is down, shutting down, overloaded, or too slow. */
const CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  '08000',
  '08001',
  '08003',
  '08006',
  '53300',
  '57014',
  '57P01',
  '57P02',
  '57P03',
]);

/** What the driver says without a code. */
const MESSAGES = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Query read timeout',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
];

/** Whether the connection still waits for an answer that nobody waits for any more, so that it cannot be used again. */
export const isStuck = (error: unknown): boolean =>
  error instanceof Error && error.message.startsWith('Query read timeout');

/** Whether a failure is that the database is away, not that a statement is wrong: 503, so that the caller tries again. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  if (code !== undefined && CODES.has(code)) return true;
  if (code === undefined && MESSAGES.some((text) => error.message.startsWith(text))) return true;
  return isDatabaseAway(error.cause);
}
