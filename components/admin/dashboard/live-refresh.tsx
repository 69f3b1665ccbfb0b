'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { TenantListener } from '../tenant-listener';

/** Several orders often change together; the page is made anew once for all of them. */
const GATHER_MS = 1000;

/** Makes the page's figures anew when an order of one of these tenants changes. */
export function LiveRefresh({ tenantIds }: { tenantIds: readonly string[] }) {
  const router = useRouter();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function onChange(orderId: string | null) {
    if (orderId === null) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => router.refresh(), GATHER_MS);
  }
  return tenantIds.map((id) => <TenantListener key={id} tenantId={id} onChange={onChange} />);
}
