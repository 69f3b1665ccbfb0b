'use client';

import { useEffect } from 'react';
import { SUBSCRIBED, useRealtime, type RealtimeState } from '@/lib/client/use-realtime';

interface TenantListenerProps {
  tenantId: string;
  /** An order is new or has moved; without an id anything may have changed while nobody was listening. */
  onChange: (orderId: string | null) => void;
  onState?: (tenantId: string, state: RealtimeState) => void;
}

/** One tenant's channel; a page that looks at several tenants renders one for each. DECISIONS 29. */
export function TenantListener({ tenantId, onChange, onState }: TenantListenerProps) {
  const state = useRealtime(tenantId, {
    'order.changed': ({ order_id }) => onChange(typeof order_id === 'string' ? order_id : null),
    [SUBSCRIBED]: () => onChange(null),
  });
  useEffect(() => onState?.(tenantId, state), [onState, tenantId, state]);
  return null;
}
