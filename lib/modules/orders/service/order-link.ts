import { appEnv } from '@/lib/env/app';
import { readSealedName, sealName } from '@/lib/links/sealed-name';

/** Which order a link opens. */
export interface LinkedOrder {
  tenantId: string;
  orderId: string;
}

/** The token of an order's page: computed, never stored, so that every order has one (DECISIONS 2, 8). */
export function orderToken({ tenantId, orderId }: LinkedOrder): string {
  return sealName('order-page', { tenantId, id: orderId });
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
  const named = readSealedName('order-page', token);
  return named && { tenantId: named.tenantId, orderId: named.id };
}
