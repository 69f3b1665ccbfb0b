import { now } from '@/lib/kernel/clock';
import { controlBody, countOf, flagOf } from '@/sandbox/shared/control-body';
import { json, type Answer, type Call } from '@/sandbox/shared/exchange';
import type { Handler, Router } from '@/sandbox/shared/router';
import type { Hub } from './hub';
import { signatureFault, type PusherApp } from './pusher-app';

const MOST_CHANNELS = 100;
const MOST_BYTES = 10_240;
const NAME = /^[A-Za-z0-9_\-=@,.;#]{1,200}$/;

interface Incoming {
  name: string;
  channels: string[];
  data: string;
  socketId: string | undefined;
}

function refusal(status: number, message: string): Answer {
  return { status, headers: { 'content-type': 'text/plain' }, body: message };
}

function readEvent(value: unknown): Incoming | string {
  if (typeof value !== 'object' || value === null) return 'An event is an object';
  const { name, channel, channels, data, socket_id } = value as Record<string, unknown>;
  const list = Array.isArray(channels) ? (channels as unknown[]) : [channel];
  const names = list.filter((entry): entry is string => typeof entry === 'string' && NAME.test(entry));
  if (typeof name !== 'string' || name === '' || name.length > 200) return 'Invalid event name';
  if (names.length === 0 || names.length !== list.length) return 'Invalid channel name';
  if (names.length > MOST_CHANNELS) return `At most ${MOST_CHANNELS} channels`;
  if (typeof data !== 'string') return 'data must be a string';
  if (Buffer.byteLength(data) > MOST_BYTES)
    return 'The data content of this event exceeds the allowed maximum';
  return { name, channels: names, data, socketId: typeof socket_id === 'string' ? socket_id : undefined };
}

function publish(hub: Hub, event: Incoming): void {
  for (const channel of event.channels) hub.publish(channel, event.name, event.data, event.socketId);
}

function bodyOf(call: Call): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(call.body);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

/** Simulated failures of the next HTTP API calls. */
export class PusherTrouble {
  private failures = 0;
  private status = 500;

  fail(count: number, status: number): void {
    this.failures = count;
    this.status = status;
  }

  take(): number | null {
    if (this.failures === 0) return null;
    this.failures -= 1;
    return this.status;
  }
}

/** The calls of Pusher's server library; each signature is checked. */
export function serverRoutes(router: Router, hub: Hub, app: PusherApp, trouble: PusherTrouble): Router {
  const signed =
    (handler: Handler): Handler =>
    (call) => {
      if (call.params['app'] !== app.appId) return refusal(404, 'Unknown app');
      const fault = signatureFault(app, call, Math.floor(now().getTime() / 1000));
      if (fault) return refusal(401, fault);
      const status = trouble.take();
      return status === null ? handler(call) : refusal(status, 'A failure was planned here');
    };
  const post = (call: Call): Answer => {
    const event = readEvent(bodyOf(call));
    if (typeof event === 'string') return refusal(event.startsWith('The data') ? 413 : 400, event);
    publish(hub, event);
    return json({});
  };
  const postBatch = (call: Call): Answer => {
    const batch = bodyOf(call)?.['batch'];
    if (!Array.isArray(batch) || batch.length > 10) return refusal(400, 'A batch has at most 10 events');
    const events = batch.map(readEvent);
    const wrong = events.find((event) => typeof event === 'string');
    if (wrong !== undefined) return refusal(400, wrong);
    for (const event of events) if (typeof event !== 'string') publish(hub, event);
    return json({ batch: events.map(() => ({})) });
  };
  const channels = (call: Call): Answer => {
    const occupied = hub.occupied(call.query.get('filter_by_prefix') ?? '');
    return json({ channels: Object.fromEntries([...occupied.keys()].map((name) => [name, {}])) });
  };
  const channel = (call: Call): Answer => {
    const count = hub.count(call.params['channel'] ?? '');
    const wanted = (call.query.get('info') ?? '').split(',').includes('subscription_count');
    return json({ occupied: count > 0, ...(wanted ? { subscription_count: count } : {}) });
  };
  const terminate = (call: Call): Answer => {
    hub.disconnectUser(call.params['user'] ?? '');
    return json({});
  };
  return router
    .add('POST', '/apps/:app/users/:user/terminate_connections', signed(terminate))
    .add('POST', '/apps/:app/events', signed(post))
    .add('POST', '/apps/:app/batch_events', signed(postBatch))
    .add('GET', '/apps/:app/channels', signed(channels))
    .add('GET', '/apps/:app/channels/:channel', signed(channel));
}

export function controlRoutes(router: Router, hub: Hub, trouble: PusherTrouble): Router {
  return router
    .add('GET', '/_sandbox/events', (call) =>
      json({ events: hub.sent(call.query.get('channel') ?? undefined) }),
    )
    .add('POST', '/_sandbox/drop', (call) => {
      hub.drop(countOf(controlBody(call), 'count', 1));
      return json({ ok: true });
    })
    .add('POST', '/_sandbox/fail', (call) => {
      const body = controlBody(call);
      trouble.fail(countOf(body, 'count', 1), countOf(body, 'status', 500));
      return json({ ok: true });
    })
    .add('POST', '/_sandbox/disconnect', (call) => {
      const forGood = flagOf(controlBody(call), 'for_good') ?? false;
      return json({ sockets: hub.disconnectAll(forGood ? 4001 : 4200) });
    })
    .add('POST', '/_sandbox/reset', () => {
      hub.reset();
      trouble.fail(0, 500);
      return json({ ok: true });
    });
}
