import { MischiefPlan, type Mischief } from './mischief';
import { Poster } from './post';

/** A message to post. Body and headers are computed per attempt, because the signature contains the time. */
export interface Parcel {
  id: string;
  type: string;
  /** Null if there is no endpoint: the message is kept, not sent. */
  url(): string | null;
  body: string;
  headers(): Record<string, string>;
  /** Called after each attempt with the status (0 for no answer) and whether it was the last. */
  done(status: number, final: boolean): void;
  dropped(): void;
}

export interface OutboxOptions {
  connections?: number;
  /** Delay before attempt n + 1, in ms; the last one repeats until `attempts` are used up. */
  backoff?: number[];
  attempts?: number;
}

const BACKOFF = [250, 500, 1_000, 2_000, 4_000, 8_000, 15_000, 30_000, 60_000];

/** Posts messages immediately and in parallel, retries with back-off, and simulates delivery faults. */
export class Outbox {
  readonly plan = new MischiefPlan();
  private readonly poster: Poster;
  private readonly backoff: number[];
  private readonly attempts: number;
  private readonly timers = new Set<NodeJS.Timeout>();
  private held: Parcel[] = [];
  private shuffled: Parcel[] = [];
  private closed = false;
  private open = 0;
  private waiters: (() => void)[] = [];

  constructor(options: OutboxOptions = {}) {
    this.poster = new Poster(options.connections ?? 32);
    this.backoff = options.backoff ?? BACKOFF;
    this.attempts = options.attempts ?? 25;
  }

  send(parcel: Parcel): void {
    const planned = this.plan.take(parcel.type);
    if (planned) this.play(parcel, planned.entry, planned.last);
    else void this.deliver(parcel);
  }

  /** Posts once now, ignoring planned faults; resolves to the status. */
  async sendNow(parcel: Parcel): Promise<number> {
    this.held = this.held.filter((other) => other !== parcel && other.id !== parcel.id);
    return this.attempt(parcel, true);
  }

  /** Sends held messages, and those that `reorder` has collected, in their original order. */
  release(): number {
    const parcels = [...this.held, ...this.shuffled];
    this.held = [];
    this.shuffled = [];
    for (const parcel of parcels) void this.deliver(parcel);
    return parcels.length;
  }

  /** Resolves when no message is being sent or waiting for a retry; held messages do not count. */
  settled(): Promise<void> {
    if (this.open === 0 && this.timers.size === 0) return Promise.resolve();
    return new Promise((resolve) => this.waiters.push(resolve));
  }

  /** Clears planned faults, held messages and pending retries. */
  reset(): void {
    this.plan.clear();
    this.held = [];
    this.shuffled = [];
    for (const timer of this.timers) clearTimeout(timer);
    this.timers.clear();
    this.wake();
  }

  close(): void {
    this.closed = true;
    this.reset();
    this.poster.close();
  }

  private play(parcel: Parcel, entry: Mischief, last: boolean): void {
    if (entry.kind === 'drop') parcel.dropped();
    else if (entry.kind === 'hold') this.held.push(parcel);
    else if (entry.kind === 'delay') this.later(entry.ms, () => void this.deliver(parcel));
    else if (entry.kind === 'double') void this.deliver(parcel).then(() => this.attempt(parcel, true));
    else this.shuffle(parcel, last);
  }

  private shuffle(parcel: Parcel, last: boolean): void {
    this.shuffled.push(parcel);
    if (!last) return;
    const parcels = this.shuffled.reverse();
    this.shuffled = [];
    void (async () => {
      for (const next of parcels) await this.deliver(next);
    })();
  }

  private async deliver(parcel: Parcel, made = 0): Promise<void> {
    if (parcel.url() === null) return;
    const final = made + 1 >= this.attempts;
    const status = await this.attempt(parcel, final);
    if (isDone(status) || final || this.closed) return;
    const wait = this.backoff[Math.min(made, this.backoff.length - 1)] ?? 1_000;
    this.later(wait, () => void this.deliver(parcel, made + 1));
  }

  private async attempt(parcel: Parcel, final: boolean): Promise<number> {
    const url = parcel.url();
    if (url === null || this.closed) return 0;
    this.open += 1;
    const status = await this.poster.post(url, parcel.body, parcel.headers());
    if (!this.closed) parcel.done(status, isDone(status) || final);
    this.open -= 1;
    setImmediate(() => this.wake());
    return status;
  }

  private later(ms: number, run: () => void): void {
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      run();
    }, ms);
    this.timers.add(timer);
  }

  private wake(): void {
    if (this.open > 0 || this.timers.size > 0) return;
    const waiters = this.waiters;
    this.waiters = [];
    for (const waiter of waiters) waiter();
  }
}

function isDone(status: number): boolean {
  return status >= 200 && status < 300;
}
