'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { TenantListener } from '@/components/orders/admin/tenant-listener';
import { useThrottle } from '@/components/admin/use-throttle';

const GATHER_MS = 1000;

interface LiveRefreshProps {
  tenantIds: readonly string[];
  /** What changes within this time is one refresh. */
  gatherMs?: number;
  /** Refreshes a page that is looked at as often besides, for figures that no change is told of. */
  everyMs?: number;
}

/**
 * Refreshes the page when an order of one of these tenants changes. Without a network it waits until there is one: a refresh
 * that fails would leave the page, and all that is open on it, for the browser's own error.
 */
export function LiveRefresh({ tenantIds, gatherMs = GATHER_MS, everyMs }: LiveRefreshProps) {
  const router = useRouter();
  const isOwed = useRef(false);
  const refresh = useThrottle(() => {
    isOwed.current = !navigator.onLine;
    if (!isOwed.current) router.refresh();
  }, gatherMs);
  useEffect(() => {
    const onOnline = () => {
      if (isOwed.current) refresh();
    };
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [refresh]);
  useEffect(() => {
    if (everyMs === undefined) return undefined;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') refresh();
    }, everyMs);
    return () => clearInterval(timer);
  }, [refresh, everyMs]);

  function onChange(orderId: string | null) {
    if (orderId !== null) refresh();
  }
  return tenantIds.map((id) => <TenantListener key={id} tenantId={id} onChange={onChange} />);
}
