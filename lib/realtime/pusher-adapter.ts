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

/** How long an event waits for others, ms, and how many go in one call at most (the vendor's own bound). */
const GATHER_MS = 15;
const MOST = 10;

interface Waiting {
  channel: string;
  name: string;
  data: Record<string, unknown>;
  resolve: () => void;
  reject: (reason: Error) => void;
}

/** Events of the same moment go in one call: a sale brings dozens a second, and a call costs more than its event. */
class Gathering {
  private waiting: Waiting[] = [];
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly pusher: Pusher) {}

  add(channel: string, name: string, data: Record<string, unknown>): Promise<void> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ channel, name, data, resolve, reject });
      if (this.waiting.length >= MOST) this.send();
      else this.timer ??= setTimeout(() => this.send(), GATHER_MS);
    });
  }

  private send(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    const batch = this.waiting;
    this.waiting = [];
    this.pusher.triggerBatch(batch.map(({ channel, name, data }) => ({ channel, name, data }))).then(
      () => batch.forEach(({ resolve }) => resolve()),
      (error: unknown) => batch.forEach(({ reject }) => reject(refusal(error))),
    );
  }
}

/** The Pusher protocol: Pusher itself, Soketi, or the stand-in, as the environment says. */
export function pusherBroadcaster(): Broadcaster {
  const pusher = client();
  const gathering = new Gathering(pusher);
  return {
    authorise(socketId, channel) {
      const { auth } = pusher.authorizeChannel(socketId, channel);
      return { auth };
    },
    signIn: (socketId, userId) => pusher.authenticateUser(socketId, { id: userId }),
    async endConnections(userId) {
      try {
        await pusher.terminateUserConnections(userId);
      } catch (error) {
        throw refusal(error);
      }
    },
    trigger: (channel, event, data) => gathering.add(channel, event, data),
  };
}
