import { notFound } from 'next/navigation';
import { cache } from 'react';
import { readOrderPage } from '@/lib/modules/order-changes/contract/read-order-page';
import type { OrderPage } from '@/lib/modules/order-changes/contract/order-page';
import { readStorefront, type StorefrontData } from '@/lib/modules/storefront/contract/storefront';
import { ApiError } from '@/lib/client/api-error';
import { serverCall } from '@/lib/client/server';

const isMissing = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

/** The order of a signed link, read once per request; a link that is none of ours is the 404 page. */
export const loadOrder = cache(async (token: string): Promise<OrderPage> => {
  try {
    return await serverCall(readOrderPage, { params: { token } });
  } catch (error) {
    if (isMissing(error)) notFound();
    throw error;
  }
});

/** The store the order came from; null once it is not public any more, which does not take the order with it. */
export const loadOrderStore = cache(async (slug: string): Promise<StorefrontData | null> => {
  try {
    return await serverCall(readStorefront, { params: { slug } });
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
});
