'use client';

import { useRouter } from 'next/navigation';
import { TenantListener } from '@/components/orders/admin/tenant-listener';
import { useThrottle } from '@/components/admin/use-throttle';

const GATHER_MS = 1000;

/** Refreshes the page when an order of one of these tenants changes. */
export function LiveRefresh({ tenantIds }: { tenantIds: readonly string[] }) {
  const router = useRouter();
  const refresh = useThrottle(() => router.refresh(), GATHER_MS);

  function onChange(orderId: string | null) {
    if (orderId !== null) refresh();
  }
  return tenantIds.map((id) => <TenantListener key={id} tenantId={id} onChange={onChange} />);
}
