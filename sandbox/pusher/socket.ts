import type { WebSocket } from 'ws';
import { randomText } from '@/lib/kernel/random';
import type { Hub, Member } from './hub';
import { mayJoin, maySignIn, type PusherApp } from './pusher-app';

const ACTIVITY_TIMEOUT = 120;
const CHANNEL = /^[A-Za-z0-9_\-=@,.;]{1,164}$/;
const OWN_CHANNEL = '#server-to-user-';
const MOST_BYTES = 10_000;

interface Message {
  event: string;
  channel?: string;
  data: Record<string, unknown>;
}

function read(raw: string): Message | null {
  try {
    const value = JSON.parse(raw) as { event?: unknown; channel?: unknown; data?: unknown };
    if (typeof value !== 'object' || value === null || typeof value.event !== 'string') return null;
    const data: unknown =
      typeof value.data === 'string' ? JSON.parse(value.data || '{}') : (value.data ?? {});
    if (typeof data !== 'object' || data === null) return null;
    const channel = typeof value.channel === 'string' ? { channel: value.channel } : {};
    return { event: value.event, data: data as Record<string, unknown>, ...channel };
  } catch {
    return null;
  }
}

/** The user's id in the data of a sign-in, or null. */
function userOf(userData: string): string | null {
  try {
    const { id } = JSON.parse(userData) as { id?: unknown };
    return typeof id === 'string' && id !== '' ? id : null;
  } catch {
    return null;
  }
}

function packed(event: string, data: unknown, channel?: string): string {
  return JSON.stringify({ event, ...(channel === undefined ? {} : { channel }), data: JSON.stringify(data) });
}

/** Speaks Pusher protocol 7 with one client until it disconnects. */
export class Socket implements Member {
  readonly id = `${randomText('123456789', 6)}.${randomText('123456789', 7)}`;
  userId: string | null = null;
  private idle: NodeJS.Timeout | null = null;

  constructor(
    private readonly socket: WebSocket,
    private readonly hub: Hub,
    private readonly app: PusherApp,
  ) {
    socket.on('message', (data, binary) =>
      binary ? this.fail(4200, 'Text only') : this.receive(String(data)),
    );
    socket.on('close', () => this.gone());
    socket.on('error', () => socket.terminate());
    hub.add(this);
    this.send(
      packed('pusher:connection_established', { socket_id: this.id, activity_timeout: ACTIVITY_TIMEOUT }),
    );
    this.watch();
  }

  send(message: string): void {
    if (this.socket.readyState === this.socket.OPEN) this.socket.send(message);
  }

  close(code: number, reason: string): void {
    this.socket.close(code, reason);
  }

  private receive(raw: string): void {
    this.watch();
    if (raw.length > MOST_BYTES) return this.fail(4301, 'Message too big');
    const message = read(raw);
    if (!message) return this.fail(4200, 'Malformed message');
    if (message.event === 'pusher:ping') return this.send(packed('pusher:pong', {}));
    if (message.event === 'pusher:pong') return;
    if (message.event === 'pusher:signin') return this.signIn(message.data);
    if (message.event === 'pusher:subscribe') return this.subscribe(message.data);
    if (message.event === 'pusher:unsubscribe')
      return this.hub.leave(String(message.data['channel']), this.id);
    if (message.event.startsWith('client-'))
      return this.fail(4301, 'Client events are not enabled for this app');
    this.fail(4301, `Unknown event ${message.event.slice(0, 40)}`);
  }

  private signIn({ auth, user_data: userData }: Record<string, unknown>): void {
    const id = typeof userData === 'string' ? userOf(userData) : null;
    const signed =
      typeof auth === 'string' &&
      typeof userData === 'string' &&
      maySignIn(this.app, this.id, userData, auth);
    if (id === null || !signed) {
      this.fail(4009, 'Connection not authorized');
      return this.close(4009, 'Connection not authorized');
    }
    this.userId = id;
    this.send(packed('pusher:signin_success', { user_data: userData }));
  }

  private subscribe(data: Record<string, unknown>): void {
    const { channel, auth, channel_data: extra } = data;
    // The client library listens on its user's own channel once it has signed in.
    if (this.userId !== null && channel === OWN_CHANNEL + this.userId) {
      this.hub.join(channel, this.id);
      return this.send(packed('pusher_internal:subscription_succeeded', {}, channel));
    }
    if (typeof channel !== 'string' || !CHANNEL.test(channel)) return this.fail(4009, 'Invalid channel name');
    if (channel.startsWith('presence-')) return this.refuse(channel, 'The sandbox has no presence channels');
    if (channel.startsWith('private-')) {
      const given = typeof auth === 'string' ? auth : '';
      const allowed = mayJoin(
        this.app,
        this.id,
        channel,
        given,
        typeof extra === 'string' ? extra : undefined,
      );
      if (!allowed) return this.refuse(channel, 'Invalid signature');
    }
    this.hub.join(channel, this.id);
    this.send(packed('pusher_internal:subscription_succeeded', {}, channel));
  }

  private refuse(channel: string, error: string): void {
    this.send(packed('pusher:subscription_error', { type: 'AuthError', error, status: 401 }, channel));
    this.fail(4009, `${error} for ${channel}`);
  }

  private fail(code: number, message: string): void {
    this.send(packed('pusher:error', { code, message }));
  }

  /** Pings a client that has been silent for too long, and disconnects it if it does not answer. */
  private watch(): void {
    if (this.idle) clearTimeout(this.idle);
    this.idle = setTimeout(
      () => {
        this.send(packed('pusher:ping', {}));
        this.idle = setTimeout(() => this.close(4201, 'Pong reply not received'), 30_000);
      },
      (ACTIVITY_TIMEOUT + 30) * 1_000,
    );
  }

  private gone(): void {
    if (this.idle) clearTimeout(this.idle);
    this.hub.remove(this.id);
  }
}
