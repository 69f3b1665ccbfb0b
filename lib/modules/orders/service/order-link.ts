import { appEnv } from '@/lib/env/app';
import { readSealedName, sealName } from '@/lib/links/sealed-name';

export interface LinkedOrder {
  tenantId: string;
  orderId: string;
}

/** The token of an order's page. It is computed, never stored, so every order has one (D2-7, D8). */
export function orderToken({ tenantId, orderId }: LinkedOrder): string {
  return sealName('order-page', { tenantId, id: orderId });
}

/** The path of an order's page. D8. */
export function orderPath(order: LinkedOrder): string {
  return `/order/${orderToken(order)}`;
}

/** The same as a full URL, for mails. */
export function orderUrl(order: LinkedOrder): string {
  return new URL(orderPath(order), appEnv().PUBLIC_URL).toString();
}

/** The order of a token; null for an invalid token. Compared in constant time. */
export function readOrderToken(token: string): LinkedOrder | null {
  const named = readSealedName('order-page', token);
  return named && { tenantId: named.tenantId, orderId: named.id };
}
