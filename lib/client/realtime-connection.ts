import type Pusher from 'pusher-js';
import type { Channel } from 'pusher-js';
import type { broadcastingAuth } from '@/lib/modules/orders/contract/broadcasting-auth';
import type { PublicConfig } from '@/lib/modules/site/contract/public-config';
import { browserCall } from './browser';
import { broadcastingAuthCall } from '@/lib/modules/orders/contract/paths';

/** Channel → the token of a signed link, for channels without a session. */
const links = new Map<string, string>();

function linkOf(channel: string): { order_token?: string } {
  const token = links.get(channel);
  return token === undefined ? {} : { order_token: token };
}

async function connect(settings: PublicConfig['broadcaster']): Promise<Pusher> {
  const { default: Client } = await import('pusher-js');
  const { key, cluster, host, port, encrypted } = settings;
  const address = host
    ? {
        wsHost: host,
        httpHost: host,
        ...(port ? { wsPort: port, wssPort: port, httpPort: port, httpsPort: port } : {}),
      }
    : {};
  return new Client(key, {
    ...address,
    cluster,
    forceTLS: encrypted,
    enabledTransports: ['ws', 'wss'],
    channelAuthorization: {
      customHandler: ({ socketId, channelName }, callback) => {
        browserCall<typeof broadcastingAuth>(broadcastingAuthCall, {
          body: { socket_id: socketId, channel_name: channelName, ...linkOf(channelName) },
          progress: false,
        }).then(
          (proof) => callback(null, proof),
          (error: Error) => callback(error, null),
        );
      },
    },
  });
}

const listeners = new Map<string, number>();

/**
 * Joins a channel that all listeners of this tab share; the returned function leaves it, and the last one unsubscribes.
 * `token` opens an order's channel (D29-2).
 */
export function joinChannel(
  pusher: Pusher,
  name: string,
  token?: string,
): { channel: Channel; leave: () => void } {
  if (token !== undefined) links.set(name, token);
  listeners.set(name, (listeners.get(name) ?? 0) + 1);
  const leave = () => {
    const left = (listeners.get(name) ?? 1) - 1;
    listeners.set(name, left);
    if (left === 0) pusher.unsubscribe(name);
  };
  return { channel: pusher.subscribe(name), leave };
}

let connection: Promise<Pusher> | undefined;

/** This tab's single connection to the broadcaster, opened on first use; its code is loaded only then. */
export function realtimeConnection(settings: PublicConfig['broadcaster']): Promise<Pusher> {
  connection ??= connect(settings).catch((error: unknown) => {
    connection = undefined;
    throw error;
  });
  return connection;
}
