import type { Region } from '@/lib/kernel/regions';
import type { Collection } from '@/sandbox/shared/collection';
import { Outbox, type Parcel } from '@/sandbox/shared/outbox';
import { signatureHeader } from '@/sandbox/shared/sign';
import { sandboxKeys } from '../keys';
import type { EventRecord } from '../records';

/** Default event types of an endpoint: payments, refunds, disputes, account and tax changes, saved cards. */
const DEFAULT_EVENTS: readonly string[] = [
  'payment_intent.created',
  'payment_intent.requires_action',
  'payment_intent.processing',
  'payment_intent.payment_failed',
  'payment_intent.succeeded',
  'payment_intent.canceled',
  'charge.refunded',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
  'account.updated',
  'tax.settings.updated',
  'setup_intent.succeeded',
  'payment_method.updated',
  'payment_method.detached',
];

/** Sends events to the endpoint, signed with their region's secret. */
export class Webhooks {
  readonly outbox = new Outbox();
  private url: string | null = null;
  private readonly regionUrls = new Map<Region, string>();
  private wanted: ReadonlySet<string> = new Set(DEFAULT_EVENTS);

  constructor(private readonly events: Collection<EventRecord>) {}

  /** In the URL, `{region}` becomes uk, eu or us, `{REGION}` UK, EU or US. `*` among the events means all. */
  setTarget(target: {
    url: string | null;
    region?: Region | undefined;
    events?: readonly string[] | undefined;
  }): void {
    if (target.region && target.url) this.regionUrls.set(target.region, target.url);
    else if (target.region) this.regionUrls.delete(target.region);
    else this.url = target.url;
    if (target.events) this.wanted = new Set(target.events);
  }

  /** Sends an event if the endpoint receives its type. */
  send(event: EventRecord): void {
    if (!this.wanted.has(event.type) && !this.wanted.has('*')) return;
    this.outbox.send(this.parcel(event));
  }

  /** Posts these events now, one after the other; returns the statuses. */
  async deliver(ids: readonly string[]): Promise<number[]> {
    const statuses: number[] = [];
    for (const id of ids) {
      const event = this.events.get(id);
      statuses.push(event ? await this.outbox.sendNow(this.parcel(event)) : 404);
    }
    return statuses;
  }

  /** Resumes deliveries after a restart. */
  resume(): void {
    for (const event of [...this.events.values()]) if (event.state === 'pending') this.send(event);
  }

  reset(): void {
    this.outbox.reset();
  }

  close(): void {
    this.outbox.close();
  }

  private urlFor(region: Region): string | null {
    const url = this.regionUrls.get(region) ?? this.url;
    return url === null
      ? null
      : url.replaceAll('{region}', region.toLowerCase()).replaceAll('{REGION}', region);
  }

  private parcel(event: EventRecord): Parcel {
    return {
      id: event.id,
      type: event.type,
      url: () => this.urlFor(event.region),
      body: event.body,
      headers: () => ({
        'user-agent': 'Stripe/1.0 (sandbox)',
        'stripe-signature': signatureHeader(event.body, sandboxKeys(event.region).webhookSecret),
      }),
      done: (status, final) => this.record(event, status, final),
      dropped: () => {
        event.state = 'dropped';
        this.events.put(event);
      },
    };
  }

  private record(event: EventRecord, status: number, final: boolean): void {
    const delivered = status >= 200 && status < 300;
    event.attempts += 1;
    event.last_status = status;
    if (delivered) event.state = 'delivered';
    else if (final && event.state === 'pending') event.state = 'failed';
    if (this.events.get(event.id)) this.events.put(event);
  }
}
