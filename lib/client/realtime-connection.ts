import type Pusher from 'pusher-js';
import type { Channel } from 'pusher-js';
import type { broadcastingAuth } from '@/lib/modules/orders/contract/broadcasting-auth';
import type { PublicConfig } from '@/lib/modules/site/contract/public-config';
import { broadcastingUserCall } from '@/lib/modules/accounts/contract/paths';
import type { broadcastingUser } from '@/lib/modules/accounts/contract/broadcasting-user';
import { browserCall } from './browser';
import { broadcastingAuthCall } from '@/lib/modules/orders/contract/paths';

/** Channel → the token of a signed link, for channels without a session. */
const links = new Map<string, string>();

function linkOf(channel: string): { order_token?: string } {
  const token = links.get(channel);
  return token === undefined ? {} : { order_token: token };
}

/** What the broadcaster closes a connection with when a session of its person has ended. */
const ENDED = 4009;

/**
 * A connection that was closed since a session ended is opened again, once for each time: whoever is still logged in signs in
 * anew, and each channel is asked for anew, so that it hears what this browser may hear now. D42-12.
 */
export function comeBack({ connection, connect: open }: Pick<Pusher, 'connection' | 'connect'>): void {
  let ended = false;
  connection.bind('error', ({ error }: { error?: { data?: { code?: number } } }) => {
    ended = error?.data?.code === ENDED;
  });
  connection.bind('connected', () => {
    ended = false;
  });
  connection.bind('disconnected', () => {
    if (ended) open();
  });
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
  const pusher = new Client(key, {
    ...address,
    cluster,
    forceTLS: encrypted,
    // Without encryption the client would try an encrypted address two seconds later, which no page may connect to.
    enabledTransports: encrypted ? ['ws', 'wss'] : ['ws'],
    userAuthentication: {
      customHandler: ({ socketId }, callback) => {
        browserCall<typeof broadcastingUser>(broadcastingUserCall, {
          body: { socket_id: socketId },
          progress: false,
        }).then(
          (proof) => callback(null, proof),
          (error: Error) => callback(error, null),
        );
      },
    },
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
  comeBack({ connection: pusher.connection, connect: () => pusher.connect() });
  return pusher;
}

const listeners = new Map<string, number>();

/**
 * Joins a channel that all listeners of this tab share; the returned function leaves it, and the last one unsubscribes.
 * `token` opens an order's channel (D29-2); all others are open by the session, so the connection is signed in by it.
 */
export function joinChannel(
  pusher: Pusher,
  name: string,
  token?: string,
): { channel: Channel; leave: () => void } {
  if (token === undefined) pusher.signin();
  else links.set(name, token);
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
