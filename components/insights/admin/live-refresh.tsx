'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { TenantListener } from '@/components/orders/admin/tenant-listener';
import { useThrottle } from '@/components/admin/use-throttle';

const GATHER_MS = 1000;

/**
 * Refreshes the page when an order of one of these tenants changes. Without a network it waits until there is one: a refresh
 * that fails would leave the page, and all that is open on it, for the browser's own error.
 */
export function LiveRefresh({ tenantIds }: { tenantIds: readonly string[] }) {
  const router = useRouter();
  const isOwed = useRef(false);
  const refresh = useThrottle(() => {
    isOwed.current = !navigator.onLine;
    if (!isOwed.current) router.refresh();
  }, GATHER_MS);
  useEffect(() => {
    const onOnline = () => {
      if (isOwed.current) refresh();
    };
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [refresh]);

  function onChange(orderId: string | null) {
    if (orderId !== null) refresh();
  }
  return tenantIds.map((id) => <TenantListener key={id} tenantId={id} onChange={onChange} />);
}
