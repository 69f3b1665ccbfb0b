'use client';

import { useEffect, useRef, useState } from 'react';
import type Pusher from 'pusher-js';
import { joinChannel, realtimeConnection } from './realtime-connection';
import { usePublicConfig } from './use-public-config';

/** Event name → handler of its data, which has ids only: read the rest through the API (D29-3). */
export type RealtimeHandlers = Record<string, (data: Record<string, unknown>) => void>;

/** `live`: events arrive. `failed`: they do not; the page should offer a reload. */
export type RealtimeState = 'connecting' | 'live' | 'failed';

/** Sent for every new or renewed subscription. */
export const SUBSCRIBED = 'pusher:subscription_succeeded';

function asData(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

interface ChannelKey {
  name: string;
  token?: string | undefined;
}

function listen(
  pusher: Pusher,
  { name, token }: ChannelKey,
  onState: (state: RealtimeState) => void,
  onEvent: (event: string, data: Record<string, unknown>) => void,
): () => void {
  const { channel, leave } = joinChannel(pusher, name, token);
  const onAny = (event: string, data: unknown) => onEvent(event, asData(data));
  const onLive = () => onState('live');
  const onFailed = () => onState('failed');
  channel.bind_global(onAny);
  channel.bind(SUBSCRIBED, onLive);
  channel.bind('pusher:subscription_error', onFailed);
  for (const trouble of ['unavailable', 'failed']) pusher.connection.bind(trouble, onFailed);
  if (channel.subscribed) onLive();
  return () => {
    channel.unbind_global(onAny);
    channel.unbind(SUBSCRIBED, onLive);
    channel.unbind('pusher:subscription_error', onFailed);
    for (const trouble of ['unavailable', 'failed']) pusher.connection.unbind(trouble, onFailed);
    leave();
  };
}

function useChannel(
  name: string | null,
  token: string | undefined,
  handlers: RealtimeHandlers,
): RealtimeState {
  const settings = usePublicConfig()?.broadcaster;
  const [state, setState] = useState<RealtimeState>('connecting');
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });
  useEffect(() => {
    if (!settings || !name) return undefined;
    let stop: (() => void) | undefined;
    let left = false;
    realtimeConnection(settings).then(
      (pusher) => {
        const onEvent = (event: string, data: Record<string, unknown>) => latest.current[event]?.(data);
        if (!left) stop = listen(pusher, { name, token }, setState, onEvent);
      },
      () => setState('failed'),
    );
    return () => {
      left = true;
      stop?.();
    };
  }, [settings, name, token]);
  return state;
}

/**
 * Listens on a tenant's private channel (S7, D29-1) while the component is mounted; `null` listens to nothing.
 * `handlers` may be a new object at every render: `{ 'order.changed': ({ order_id }) => … }`. After a reconnect
 * SUBSCRIBED arrives again: reload the data then, as events may have been missed.
 */
export function useRealtime(tenantId: string | null, handlers: RealtimeHandlers): RealtimeState {
  return useChannel(tenantId && `private-tenant.${tenantId}`, undefined, handlers);
}

/** The channel of staff, about the lists of all tenants (D29-4); `on` false listens to nothing. */
export function useStaffRealtime(on: boolean, handlers: RealtimeHandlers): RealtimeState {
  return useChannel(on ? 'private-staff' : null, undefined, handlers);
}

/** The same for one order's channel, opened with the token of its signed link (D29-2). */
export function useOrderRealtime(orderId: string, token: string, handlers: RealtimeHandlers): RealtimeState {
  return useChannel(`private-order.${orderId}`, token, handlers);
}
