import { createHash } from 'node:crypto';
import { now } from '@/lib/kernel/clock';
import { randomText } from '@/lib/kernel/random';
import { isSealedBody } from '@/lib/kernel/seal';
import { Collection } from '@/sandbox/shared/collection';
import { Outbox, type Parcel } from '@/sandbox/shared/outbox';
import { signatureHeader } from '@/sandbox/shared/sign';
import { fetchFiles } from './fetch-files';
import { allLeft, firstHalf, isPacked, trackingFor, unpacked, withParcel } from './pack';
import {
  nextStep,
  type FulfillerStatus,
  type OrderParcel,
  type OrderRecord,
  type Packed,
  type Step,
  type StatusMessage,
} from './fulfiller-order';
import type { OrderInput } from './read-order';
import { FulfillerTrouble } from './trouble';

export interface FulfillerSettings {
  key: string;
  secret: string;
  /** Time between two steps; null for steps by hand only. */
  stepMs: number | null;
  /** Loads each print file after accepting; a missing file leads to an artwork issue. */
  fetchFiles: boolean;
}

const KEPT_MESSAGES = 2_000;
const SIGNATURE_SECONDS = 300;
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

interface Referenced {
  id: string;
  order: string;
}

/** The print shop: accepts orders, moves them through the steps to shipped, and sends webhooks. */
export class Fulfiller {
  readonly orders = new Collection<OrderRecord>('orders', 5_000);
  readonly references = new Collection<Referenced>('references', 5_000);
  readonly outbox = new Outbox();
  readonly trouble = new FulfillerTrouble();
  private messages: StatusMessage[] = [];
  private stockSequence = 0;
  private readonly timers = new Map<string, NodeJS.Timeout>();

  constructor(private readonly settings: FulfillerSettings) {}

  /**
   * Accepts an order once per reference: repeated with the same body it returns the same order, which goes to the recipient of the
   * repeat until it is packed; with another body null.
   */
  accept(account: string, input: OrderInput): { record: OrderRecord; fresh: boolean } | null {
    const { recipient, ...asked } = input;
    const fingerprint = createHash('sha256').update(JSON.stringify(asked)).digest('hex');
    const referenceId = `${account}:${input.reference}`;
    const known = this.orders.get(this.references.get(referenceId)?.order ?? '');
    if (known) return known.fingerprint === fingerprint ? this.readdress(known, recipient) : null;
    const id = `ff_${randomText(ALPHABET, 16)}`;
    const at = now().toISOString();
    const { callback_url, ...said } = input;
    const order: OrderRecord['order'] = {
      id,
      ...said,
      status: 'accepted',
      created_at: at,
      updated_at: at,
      tracking: null,
      history: [{ status: 'accepted', at }],
      files: [],
    };
    const skip = [...this.trouble.skip];
    const record = {
      id,
      account,
      fingerprint,
      callback_url,
      order,
      skip,
      sequence: 0,
      open: null,
      last: null,
    };
    this.orders.put(record);
    this.references.put({ id: referenceId, order: id });
    if (this.settings.fetchFiles) void this.loadFiles(record);
    else this.schedule(record);
    return { record, fresh: true };
  }

  private readdress(record: OrderRecord, recipient: OrderInput['recipient']) {
    if (!isPacked(record.order)) record.order.recipient = recipient;
    this.orders.put(record);
    return { record, fresh: false };
  }

  /** Takes the next step now, if any; resolves when its message was posted. */
  async step(record: OrderRecord): Promise<FulfillerStatus | null> {
    this.unschedule(record.id);
    const status = nextStep(record.order.status, record.skip);
    if (status === null) return null;
    const message = this.change(record, status, null);
    await this.outbox.sendNow(this.parcel(record, message));
    return status;
  }

  /** Sets a status outside the normal steps (an issue, cancelled) and sends it; the order then stops. */
  interrupt(record: OrderRecord, status: FulfillerStatus, reason: string | null): void {
    this.unschedule(record.id);
    this.outbox.send(this.parcel(record, this.change(record, status, reason)));
  }

  /** Posts any message, regardless of the order's state: late, repeated or out of order. */
  async say(record: OrderRecord, status: FulfillerStatus, sequence?: number): Promise<number> {
    const message = this.messageFor(record, status, null);
    return this.outbox.sendNow(
      this.parcel(record, { ...message, sequence: sequence ?? message.sequence }, true),
    );
  }

  /** Tells of a parcel; without items, of what is in none yet. The order then goes on by hand alone. Null where nothing is left. */
  async sendParcel(
    record: OrderRecord,
    said: { id?: string; items?: Packed[]; status?: Step },
  ): Promise<StatusMessage | null> {
    this.unschedule(record.id);
    const items = said.items ?? unpacked(record.order);
    if (items.length === 0) return null;
    const message = this.pack(record, { ...said, items });
    await this.outbox.sendNow(this.parcel(record, message));
    return message;
  }

  async repeatLast(record: OrderRecord): Promise<number> {
    return record.last ? this.outbox.sendNow(this.parcel(record, record.last, true)) : 0;
  }

  /** The body of a message about stock; each has a higher sequence than the one before. */
  stockMessage({ fulfiller, levels }: { fulfiller: string; levels: unknown }): string {
    this.stockSequence = Math.max(this.stockSequence + 1, now().getTime());
    const id = `stock_${randomText(ALPHABET, 16)}`;
    return JSON.stringify({ id, fulfiller, sequence: this.stockSequence, levels });
  }

  /** Posts a message about stock to the platform, signed; resolves to the status. */
  async sayStock(url: string, stock: { fulfiller: string; levels: unknown }): Promise<number> {
    const body = this.stockMessage(stock);
    const headers = { 'x-fulfiller-signature': signatureHeader(body, this.settings.secret) };
    return fetch(url, { method: 'POST', body, headers }).then(
      ({ status }) => status,
      () => 0,
    );
  }

  setPace(stepMs: number | null): void {
    this.settings.stepMs = stepMs;
    for (const record of this.orders.values()) if (record.open === null) this.schedule(record);
  }

  /** Messages so far, oldest first. */
  said(orderId?: string): StatusMessage[] {
    return orderId === undefined
      ? [...this.messages]
      : this.messages.filter((entry) => entry.order_id === orderId);
  }

  /** Continues after a restart: undelivered messages, and orders in progress. */
  resume(): void {
    for (const record of this.orders.values()) {
      if (record.open) this.outbox.send(this.parcel(record, record.open));
      else this.schedule(record);
    }
  }

  reset(): void {
    for (const id of [...this.timers.keys()]) this.unschedule(id);
    this.outbox.reset();
    this.trouble.clear();
    this.orders.clear();
    this.references.clear();
    this.messages = [];
  }

  close(): void {
    for (const id of [...this.timers.keys()]) this.unschedule(id);
    this.outbox.close();
  }

  private async loadFiles(record: OrderRecord): Promise<void> {
    const urls = record.order.items.flatMap((item) => item.print_files.map((file) => file.url));
    record.order.files = await fetchFiles([...new Set(urls)]);
    if (!this.orders.get(record.id)) return;
    this.orders.put(record);
    const broken = record.order.files.find((file) => file.status !== 200 || file.bytes === 0);
    if (broken) this.interrupt(record, 'artwork_issue', `The print file cannot be loaded (${broken.status})`);
    else this.schedule(record);
  }

  private schedule(record: OrderRecord): void {
    const { stepMs } = this.settings;
    this.unschedule(record.id);
    if (stepMs === null || record.order.parcels || nextStep(record.order.status, record.skip) === null)
      return;
    const timer = setTimeout(() => {
      this.timers.delete(record.id);
      const status = nextStep(record.order.status, record.skip);
      if (status) this.outbox.send(this.parcel(record, this.change(record, status, null)));
    }, stepMs);
    this.timers.set(record.id, timer);
  }

  private unschedule(id: string): void {
    clearTimeout(this.timers.get(id));
    this.timers.delete(id);
  }

  private change(record: OrderRecord, status: FulfillerStatus, reason: string | null): StatusMessage {
    const { order } = record;
    const splits = this.trouble.split.has(order.order_ref) || order.parcels !== undefined;
    if (status === 'shipped' && splits && unpacked(order).length > 0) {
      const rest = unpacked(order);
      return this.pack(record, { items: order.parcels ? rest : firstHalf(rest) });
    }
    if (status === 'shipped') order.tracking = trackingFor(order.id);
    const at = now().toISOString();
    order.status = status;
    order.updated_at = at;
    order.history.push({ status, at });
    record.sequence += 1;
    const message = this.messageFor(record, status, reason);
    record.open = message;
    record.last = message;
    this.orders.put(record);
    return message;
  }

  /** Puts pieces into a parcel and says so; the order is shipped with its last one. */
  private pack(
    record: OrderRecord,
    { id, items, status = 'shipped' }: { id?: string; items: Packed[]; status?: Step },
  ): StatusMessage {
    const { order } = record;
    const code = id ?? `${order.id}-${(order.parcels?.length ?? 0) + 1}`;
    const tracking = status === 'shipped' ? { tracking: trackingFor(code) } : {};
    const parcel: OrderParcel = { id: code, status, items, ...tracking };
    order.parcels = withParcel(order, parcel);
    if (allLeft(order)) {
      order.tracking = trackingFor(code);
      order.status = 'shipped';
      order.history.push({ status: 'shipped', at: now().toISOString() });
    }
    order.updated_at = now().toISOString();
    record.sequence += 1;
    const message = { ...this.messageFor(record, order.status, null), parcel };
    record.open = message;
    record.last = message;
    this.orders.put(record);
    return message;
  }

  private messageFor(record: OrderRecord, status: FulfillerStatus, reason: string | null): StatusMessage {
    const { id, reference, order_ref, tracking } = record.order;
    return {
      id: `msg_${randomText(ALPHABET, 16)}`,
      type: 'order.status',
      order_id: id,
      reference,
      order_ref,
      status,
      sequence: record.sequence,
      occurred_at: now().toISOString(),
      ...(status === 'shipped' ? { tracking: tracking ?? trackingFor(id) } : {}),
      ...(reason === null ? {} : { reason }),
    };
  }

  /** The next step waits for this message's delivery, so that messages arrive in order. */
  private parcel(record: OrderRecord, message: StatusMessage, extra = false): Parcel {
    const body = JSON.stringify(message);
    const secret = this.secretOf(record.account);
    this.messages.push(message);
    if (this.messages.length > KEPT_MESSAGES * 2) this.messages = this.messages.slice(-KEPT_MESSAGES);
    const taken = (): void => {
      if (extra || record.open?.id !== message.id || !this.orders.get(record.id)) return;
      record.open = null;
      this.orders.put(record);
      this.schedule(record);
    };
    return {
      id: message.id,
      type: message.status,
      url: () => record.callback_url,
      body,
      headers: () => ({
        'x-fulfiller-signature': signatureHeader(body, secret),
        'user-agent': 'Fulfiller/1.0 (sandbox)',
      }),
      done: (_status, final) => {
        if (final) taken();
      },
      dropped: taken,
    };
  }

  private secretOf(account: string): string {
    return account === '' ? this.settings.secret : `${this.settings.secret}-${account}`;
  }

  /** Whether the platform has signed a body with an account's secret, within five minutes. */
  isSigned(account: string, body: string, header: string): boolean {
    return isSealedBody(this.secretOf(account), body, header, SIGNATURE_SECONDS);
  }

  /** The account of a bearer key: the key itself, or key, dash and name. Null for any other key. */
  accountOf(key: string): string | null {
    if (key === this.settings.key) return '';
    const prefix = `${this.settings.key}-`;
    return key.startsWith(prefix) && /^[a-z0-9-]{1,40}$/.test(key.slice(prefix.length))
      ? key.slice(prefix.length)
      : null;
  }
}
