import { now } from '@/lib/kernel/clock';
import { randomText } from '@/lib/kernel/random';
import { Collection } from '@/sandbox/shared/collection';
import { Outbox } from '@/sandbox/shared/outbox';
import type { ShopifyApp } from './app';
import type { ProductRecord } from './product-records';
import type { FulfilmentOrderRecord, ServiceRecord, SubscriptionRecord } from './records';
import { Throttle } from './throttle';

export interface ShopRecord {
  /** `name.myshopify.com` */
  id: string;
  name: string;
  currency: string;
  /** Scopes that its merchant does not grant. */
  withheld: string[];
  /** Of the installed app; null: it is not installed. */
  scopes: string[] | null;
}

export interface CodeRecord {
  id: string;
  shop: string;
  scopes: string[];
  until: number;
}

/** One pair of tokens. `former` is the refresh token that it came from, valid until this pair is first used. */
export interface PairRecord {
  /** The access token. */
  id: string;
  shop: string;
  scopes: string[];
  accessUntil: number;
  refresh: string;
  refreshUntil: number;
  former: string | null;
}

export interface MessageRecord {
  id: string;
  shop: string;
  topic: string;
  body: string;
  at: string;
  /** Of the last attempt; null before there was one. */
  status: number | null;
}

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const KEPT = 2_000;
export const newToken = (kind: string): string => `sandbox_${kind}_${randomText(ALPHABET, 32)}`;
export const milliseconds = (): number => now().getTime();

/** Every shop of the stand-in, what the app was given there, and what it was told. */
export class ShopifyWorld {
  readonly shops = new Collection<ShopRecord>('shops', KEPT);
  readonly codes = new Collection<CodeRecord>('codes', KEPT);
  readonly pairs = new Collection<PairRecord>('pairs', KEPT);
  readonly messages = new Collection<MessageRecord>('messages', KEPT);
  readonly services = new Collection<ServiceRecord>('services', KEPT);
  readonly subscriptions = new Collection<SubscriptionRecord>('subscriptions', KEPT);
  readonly requests = new Collection<FulfilmentOrderRecord>('requests', KEPT);
  readonly products = new Collection<ProductRecord>('products', KEPT);
  readonly throttle = new Throttle();
  /** Shop and title of products that a shop does not take. */
  readonly refusedTitles = new Set<string>();
  /** Real deliveries are tried eight times. */
  readonly outbox = new Outbox({ attempts: 8 });
  private failing: { count: number; status: number } | null = null;

  constructor(readonly app: ShopifyApp) {}

  /** A shop by its address; the first visit opens it. */
  shop(id: string): ShopRecord {
    const known = this.shops.get(id);
    if (known) return known;
    const word = id.replace(/\.myshopify\.com$/, '').replaceAll('-', ' ');
    const name = word.charAt(0).toUpperCase() + word.slice(1);
    return this.shops.put({ id, name, currency: 'USD', withheld: [], scopes: null });
  }

  /** Ends every token of a shop. */
  revoke(shop: string): void {
    for (const pair of [...this.pairs.values()]) if (pair.shop === shop) this.pairs.delete(pair.id);
  }

  /** The next `count` calls are answered with this status. */
  fail(count: number, status: number): void {
    this.failing = count > 0 ? { count, status } : null;
  }

  takeFailure(): number | null {
    const { failing } = this;
    if (failing && --failing.count === 0) this.failing = null;
    return failing?.status ?? null;
  }

  /** What survives a restart. */
  kept(): Collection<never>[] {
    const { shops, codes, pairs, messages, services, subscriptions, products, requests } = this;
    return [
      shops,
      codes,
      pairs,
      messages,
      services,
      subscriptions,
      products,
      requests,
    ] as unknown as Collection<never>[];
  }

  reset(): void {
    this.outbox.reset();
    this.failing = null;
    this.throttle.reset();
    this.refusedTitles.clear();
    for (const collection of this.kept()) collection.clear();
  }
}
