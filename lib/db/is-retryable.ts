const RETRYABLE = new Set(['40001', '40P01']);
const DRAWN_TWICE = 'orders_tenant_id_order_ref_key';

/**
 * Whether running the same transaction again may succeed: a serialisation failure, a deadlock, or an order reference
 * that was drawn twice.
 */
export function isRetryable(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  if ('code' in error && typeof error.code === 'string') {
    const drawnTwice = 'constraint' in error && error.constraint === DRAWN_TWICE;
    return RETRYABLE.has(error.code) || (error.code === '23505' && drawnTwice);
  }
  return 'cause' in error && isRetryable(error.cause);
}
