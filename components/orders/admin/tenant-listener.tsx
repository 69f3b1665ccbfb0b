'use client';

import { useEffect } from 'react';
import { SUBSCRIBED, useRealtime, type RealtimeState } from '@/lib/client/use-realtime';

interface TenantListenerProps {
  tenantId: string;
  /** Called when an order is new or has changed; the id is null after a reconnect, when anything may have changed. */
  onChange: (orderId: string | null) => void;
  onState?: (tenantId: string, state: RealtimeState) => void;
}

/** Listens to one tenant's channel; a page with several tenants renders one per tenant. D29. */
export function TenantListener({ tenantId, onChange, onState }: TenantListenerProps) {
  const state = useRealtime(tenantId, {
    'order.changed': ({ order_id }) => onChange(typeof order_id === 'string' ? order_id : null),
    [SUBSCRIBED]: () => onChange(null),
  });
  useEffect(() => onState?.(tenantId, state), [onState, tenantId, state]);
  return null;
}
