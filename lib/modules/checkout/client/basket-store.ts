import { emptyBasket, type BasketAction } from '@/lib/modules/checkout/rules/basket/basket-reducer';
import { applyOnce, newerOf, type KeptBasket } from '@/lib/modules/checkout/rules/basket/kept-basket';
import type { Basket } from '@/lib/modules/checkout/rules/basket/types';
import { randomText } from '@/lib/kernel/random';
import { changeCart, readCart, readMirror, writeMirror } from './basket-storage';
import { hearOtherTabs } from './other-tabs';

/** SPEC 8's cart errors, as keys of `basket.errors`. */
export type BasketFailure =
  | 'failed_to_load'
  | 'failed_to_add'
  | 'failed_to_update'
  | 'failed_to_increment'
  | 'failed_to_decrement'
  | 'failed_to_remove'
  | 'failed_to_clear';

/** What pages see of the basket. */
export interface BasketState {
  basket: Basket;
  /** False until the browser's storage has answered; the server's HTML always shows it so. */
  ready: boolean;
  failure: BasketFailure | null;
}

const FAILURE_OF: Record<BasketAction['type'], BasketFailure> = {
  add: 'failed_to_add',
  add_all: 'failed_to_add',
  increment: 'failed_to_increment',
  decrement: 'failed_to_decrement',
  set_quantity: 'failed_to_update',
  set_customer: 'failed_to_update',
  reprice: 'failed_to_update',
  replace: 'failed_to_update',
  remove: 'failed_to_remove',
  clear: 'failed_to_clear',
};

/**
 * One store's basket in this tab: a pure reducer over it, kept in IndexedDB and mirrored to local storage. A change is
 * shown at once on the newest copy this tab can see, then made in the database on the newest copy of all tabs, where it
 * is known by name: whatever two tabs do at the same moment, nothing is lost and nothing done twice.
 */
export class BasketStore {
  private state: BasketState;
  private kept: KeptBasket;
  private readonly listeners = new Set<() => void>();
  private started = false;
  /** Changes on their way to the database. */
  private pending = 0;
  private queue: Promise<void> = Promise.resolve();
  private others = { tell: (): void => undefined };

  constructor(
    private readonly storeId: string,
    private readonly storeName: string,
    /** False for one that no storage and no other tab hears of. */
    private readonly keeps = true,
  ) {
    this.kept = { basket: emptyBasket(storeId), revision: 0, applied: [] };
    this.state = { basket: this.kept.basket, ready: false, failure: null };
  }

  readonly snapshot = (): BasketState => this.state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    if (!this.started) this.start();
    return () => this.listeners.delete(listener);
  };

  /** Applies an action, shows it at once and keeps it; a storage that refuses is told, and the basket lives on in memory. */
  dispatch(action: BasketAction): void {
    if (this.lacksStore()) return;
    const name = randomText('0123456789abcdefghjkmnpqrstvwxyz', 12);
    const base = this.keeps ? newerOf(this.kept, readMirror(this.storeName, this.storeId)) : this.kept;
    const next = applyOnce(base, action, name);
    if (next === base && base === this.kept) return;
    this.show(next, null);
    if (!this.keeps) return;
    const mirrored = writeMirror(this.storeName, next);
    this.pending += 1;
    this.queue = this.queue.then(() => this.keep(base, action, name, mirrored));
  }

  dismissFailure(): void {
    this.publish({ ...this.state, failure: null });
  }

  private async keep(base: KeptBasket, action: BasketAction, name: string, mirrored: boolean): Promise<void> {
    try {
      const kept = await changeCart(this.storeId, (stored) => applyOnce(newerOf(base, stored), action, name));
      this.pending -= 1;
      this.takeOver(kept);
      this.others.tell();
    } catch {
      this.pending -= 1;
      const mirror = readMirror(this.storeName, this.storeId);
      if (mirror) this.takeOver(mirror);
      if (!mirrored) this.publish({ ...this.state, failure: FAILURE_OF[action.type] });
    }
  }

  /** Shows a copy from elsewhere if it is newer; what this tab is still writing comes back with it later. */
  private takeOver(kept: KeptBasket): void {
    if (this.pending > 0 || kept.revision <= this.kept.revision) return;
    this.show(kept, this.state.failure);
    writeMirror(this.storeName, kept);
  }

  private show(kept: KeptBasket, failure: BasketFailure | null): void {
    this.kept = kept;
    this.publish({ basket: kept.basket, ready: true, failure });
  }

  private start(): void {
    this.started = true;
    if (this.lacksStore()) return;
    if (!this.keeps) return this.publish({ ...this.state, ready: true });
    const mirror = readMirror(this.storeName, this.storeId);
    if (mirror) this.show(mirror, null);
    this.others = hearOtherTabs(this.storeId, this.storeName, () => void this.hear());
    void this.load(mirror);
  }

  /** SPEC 5: a cart without a store id logs an error and does nothing; the person is told that there is no basket. */
  private lacksStore(): boolean {
    if (this.storeId !== '') return false;
    window.reportError(new Error('a basket needs a store id'));
    this.publish({ ...this.state, ready: true, failure: 'failed_to_load' });
    return true;
  }

  /**
   * A store that was renamed has no mirror under its new name yet, or another of that name has taken it; a mirror that is
   * ahead was written by a page that closed before its database had answered.
   */
  private async load(mirror: KeptBasket | null): Promise<void> {
    try {
      const cart = await readCart(this.storeId);
      if (cart) this.takeOver(cart);
      if (cart && !mirror) writeMirror(this.storeName, this.kept);
      if (mirror && mirror.revision > (cart?.revision ?? 0)) {
        await changeCart(this.storeId, (stored) => newerOf(mirror, stored));
      }
      this.publish({ ...this.state, ready: true });
    } catch {
      this.publish({ ...this.state, ready: true, failure: mirror ? null : 'failed_to_load' });
    }
  }

  private async hear(): Promise<void> {
    const mirror = readMirror(this.storeName, this.storeId);
    if (mirror) this.takeOver(mirror);
    // Where there is no database the mirror has told all there is.
    const cart = await readCart(this.storeId).catch(() => null);
    if (cart) this.takeOver(cart);
  }

  private publish(state: BasketState): void {
    this.state = state;
    for (const listener of this.listeners) listener();
  }
}

const stores = new Map<string, BasketStore>();

/** The tab's one store per shop; one without a store id does nothing (SPEC 5). */
export function basketStore(storeId: string, storeName: string, keeps = true): BasketStore {
  const key = keeps ? storeId : `unkept ${storeId}`;
  const known = stores.get(key);
  if (known) return known;
  const made = new BasketStore(storeId, storeName, keeps);
  stores.set(key, made);
  return made;
}
