import { ApiError } from '@/lib/client/api-error';
import type { OrderPage } from '@/lib/modules/order-changes/contract/order-page';

/** The current order in a conflict error; null for other errors. */
export function freshOrder(error: unknown): OrderPage | null {
  if (!(error instanceof ApiError) || error.code !== 'conflict') return null;
  return (error.data?.['order'] as OrderPage | undefined) ?? null;
}
