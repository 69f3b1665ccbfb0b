import { emptyBasket, type BasketAction } from '@/lib/modules/checkout/rules/basket/basket-reducer';
import { applyOnce, newerOf, type KeptBasket } from '@/lib/modules/checkout/rules/basket/kept-basket';
import type { Basket } from '@/lib/modules/checkout/rules/basket/types';
import { randomText } from '@/lib/kernel/random';
import { changeCart, readCart, readMirror, writeMirror } from './basket-storage';
import { hearOtherTabs } from './other-tabs';

/** The cart errors of S8, as keys of `basket.errors`. */
export type BasketFailure =
  | 'failed_to_load'
  | 'failed_to_add'
  | 'failed_to_update'
  | 'failed_to_increment'
  | 'failed_to_decrement'
  | 'failed_to_remove'
  | 'failed_to_clear';

/** The basket's state for pages. */
export interface BasketState {
  basket: Basket;
  /** False until the browser's storage has been read; always false in the server's HTML. */
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
 * One store's basket in this tab: a pure reducer, stored in IndexedDB and mirrored to localStorage. A change is shown
 * at once, applied to the newest copy this tab knows. It is then applied in the database to the newest copy of all
 * tabs, under a unique name. So when two tabs change the basket at the same time, no change is lost or applied twice.
 */
export class BasketStore {
  private state: BasketState;
  private kept: KeptBasket;
  private readonly listeners = new Set<() => void>();
  private started = false;
  /** Changes being written to the database. */
  private pending = 0;
  private queue: Promise<void> = Promise.resolve();
  private others = { tell: (): void => undefined };

  constructor(
    private readonly storeId: string,
    private readonly storeName: string,
    /** False for a basket that is neither stored nor shared with other tabs. */
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

  /**
   * Applies an action, shows it at once and stores it. A storage failure is reported, and the basket stays in memory.
   */
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

  /** Shows a copy from elsewhere if it is newer; this tab's unwritten changes return with the database's result. */
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

  /** S5-16: a cart without a store id logs an error and does nothing; the user sees that there is no basket. */
  private lacksStore(): boolean {
    if (this.storeId !== '') return false;
    window.reportError(new Error('a basket needs a store id'));
    this.publish({ ...this.state, ready: true, failure: 'failed_to_load' });
    return true;
  }

  /**
   * Loads the database's copy. It may be newer than the mirror after a store was renamed, since the mirror's key
   * contains the name. The mirror may be newer if a page closed before its database write was complete.
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
    // Without a database only the mirror exists.
    const cart = await readCart(this.storeId).catch(() => null);
    if (cart) this.takeOver(cart);
  }

  private publish(state: BasketState): void {
    this.state = state;
    for (const listener of this.listeners) listener();
  }
}

const stores = new Map<string, BasketStore>();

/** This tab's single store instance per shop; one without a store id does nothing (S5-16). */
export function basketStore(storeId: string, storeName: string, keeps = true): BasketStore {
  const key = keeps ? storeId : `unkept ${storeId}`;
  const known = stores.get(key);
  if (known) return known;
  const made = new BasketStore(storeId, storeName, keeps);
  stores.set(key, made);
  return made;
}
