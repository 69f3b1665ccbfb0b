import { notFound } from 'next/navigation';
import { cache } from 'react';
import { readOrderPage } from '@/lib/modules/order-changes/contract/read-order-page';
import type { OrderPage } from '@/lib/modules/order-changes/contract/order-page';
import { readStorefront, type StorefrontData } from '@/lib/modules/storefront/contract/storefront';
import { readLinkedCases, type LinkedCases } from '@/lib/modules/returns/contract/linked-cases';
import { ApiError } from '@/lib/client/api-error';
import type { Locale } from '@/lib/kernel/locales';
import { serverCall } from '@/lib/client/server';
import { visitorsEntries } from '../../[slug]/entry-headers';

const isMissing = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

/** The order of a signed link, read once per request; the 404 page for an invalid link. */
export const loadOrder = cache(async (token: string): Promise<OrderPage> => {
  try {
    return await serverCall(readOrderPage, { params: { token } });
  } catch (error) {
    if (isMissing(error)) notFound();
    throw error;
  }
});

/**
 * The order's store; null if it is no longer public, or private and not entered, in which case the order is still shown.
 */
export const loadOrderStore = cache(async (slug: string, lang: Locale): Promise<StorefrontData | null> => {
  try {
    return await serverCall(readStorefront, {
      params: { slug },
      query: { lang },
      ...(await visitorsEntries()),
    });
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
});

/** What the order's holder can withdraw or complain of, and what they did. */
export const loadCases = (token: string): Promise<LinkedCases> =>
  serverCall(readLinkedCases, { params: { token } });
