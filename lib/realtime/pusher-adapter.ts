import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import Pusher from 'pusher';
import { pusherEnv } from '@/lib/env/pusher';
import type { Broadcaster } from './port';

const TIMEOUT_MS = 5_000;
const KEPT_OPEN = { keepAlive: true, maxSockets: 8 };

function client(): Pusher {
  const env = pusherEnv();
  const base = {
    appId: env.PUSHER_APP_ID,
    key: env.PUSHER_KEY,
    secret: env.PUSHER_SECRET,
    useTLS: env.PUSHER_USE_TLS === '1',
    timeout: TIMEOUT_MS,
    agent: env.PUSHER_USE_TLS === '1' ? new HttpsAgent(KEPT_OPEN) : new HttpAgent(KEPT_OPEN),
  };
  if (!env.PUSHER_HOST) return new Pusher({ ...base, cluster: env.PUSHER_CLUSTER });
  const port = env.PUSHER_PORT === undefined ? {} : { port: String(env.PUSHER_PORT) };
  return new Pusher({ ...base, host: env.PUSHER_HOST, ...port });
}

/** Only the status is kept of a failure: the library's own error carries the signed address. */
function refusal(error: unknown): Error {
  const status =
    typeof error === 'object' && error !== null && 'status' in error && typeof error.status === 'number'
      ? `answered ${error.status}`
      : 'did not answer';
  return new Error(`the broadcaster ${status}`);
}

/** The Pusher protocol: Pusher itself, Soketi, or the stand-in, as the environment says. */
export function pusherBroadcaster(): Broadcaster {
  const pusher = client();
  return {
    authorise(socketId, channel) {
      const { auth } = pusher.authorizeChannel(socketId, channel);
      return { auth };
    },
    async trigger(channel, event, data) {
      await pusher.trigger(channel, event, data).catch((error: unknown) => {
        throw refusal(error);
      });
    },
  };
}
