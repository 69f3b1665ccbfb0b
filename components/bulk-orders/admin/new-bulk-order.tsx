'use client';

import dynamic from 'next/dynamic';
import { Skeleton } from '@/components/ui/skeleton';
import type { BulkOrderFormProps } from './bulk-entry';

// Grid, addresses and prices are loaded when an order is begun; what was entered in this tab is only known in the browser.
const BulkOrderForm = dynamic(() => import('./bulk-order-form').then((module) => module.BulkOrderForm), {
  ssr: false,
  loading: () => (
    <div aria-hidden="true" className="mt-5 grid gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <Skeleton className="h-96" />
      <Skeleton className="h-64" />
    </div>
  ),
});

/** The form of a Bulk order. */
export function NewBulkOrder(props: BulkOrderFormProps) {
  return <BulkOrderForm {...props} />;
}
