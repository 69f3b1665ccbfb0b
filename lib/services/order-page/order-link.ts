import { createHmac, timingSafeEqual } from 'node:crypto';
import { appEnv } from '@/lib/env/app';
import { secretsEnv } from '@/lib/env/secrets';

/** Which order a link opens. */
export interface LinkedOrder {
  tenantId: string;
  orderId: string;
}

/** A SHA-256 in base64url. */
const SIGNATURE_LENGTH = 43;
const NAMED = /^(ten_[a-z0-9_]{2,40})\/([A-Za-z0-9][A-Za-z0-9_-]{1,63})$/;

function signatureOf({ tenantId, orderId }: LinkedOrder): string {
  const text = JSON.stringify(['order-page', tenantId, orderId]);
  return createHmac('sha256', secretsEnv().LINK_SECRET).update(text).digest('base64url');
}

/**
 * The token of an order's page: a signature and what it signs, without a dot, which no page's address may have. It is
 * computed, never stored, so that every order has one (DECISIONS 2, 8).
 */
export function orderToken(order: LinkedOrder): string {
  return signatureOf(order) + Buffer.from(`${order.tenantId}/${order.orderId}`).toString('base64url');
}

/** The address of an order's page within the site. DECISIONS 8. */
export function orderPath(order: LinkedOrder): string {
  return `/order/${orderToken(order)}`;
}

/** The same for a mail. */
export function orderUrl(order: LinkedOrder): string {
  return new URL(orderPath(order), appEnv().PUBLIC_URL).toString();
}

/** The order whose token this is; null for one that was not made here exactly so. Compared in constant time. */
export function readOrderToken(token: string): LinkedOrder | null {
  const given = Buffer.from(token.slice(0, SIGNATURE_LENGTH));
  const named = Buffer.from(token.slice(SIGNATURE_LENGTH), 'base64url').toString();
  const [, tenantId, orderId] = NAMED.exec(named) ?? [];
  if (!tenantId || !orderId) return null;
  const order = { tenantId, orderId };
  const expected = Buffer.from(signatureOf(order));
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  // Base64 has several spellings of one text; only ours is a link.
  return orderToken(order) === token ? order : null;
}
