import { basketReducer, emptyBasket, type BasketAction } from '@/lib/domain/basket/basket-reducer';
import { basketStorageKey } from '@/lib/domain/basket/basket-storage-key';
import type { Basket } from '@/lib/domain/basket/types';
import { readCart, readMirror, writeCart, writeMirror } from './basket-storage';

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
  increment: 'failed_to_increment',
  decrement: 'failed_to_decrement',
  set_quantity: 'failed_to_update',
  set_customer: 'failed_to_update',
  reprice: 'failed_to_update',
  remove: 'failed_to_remove',
  clear: 'failed_to_clear',
};

/** One store's basket in this tab: a pure reducer over it, kept in IndexedDB and mirrored to local storage. */
export class BasketStore {
  private state: BasketState;
  private readonly listeners = new Set<() => void>();
  private started = false;

  constructor(
    private readonly storeId: string,
    private readonly storeName: string,
  ) {
    this.state = { basket: emptyBasket(storeId), ready: false, failure: null };
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
    const basket = basketReducer(this.state.basket, action);
    if (basket === this.state.basket) return;
    this.publish({ basket, ready: true, failure: null });
    const mirrored = writeMirror(this.storeName, basket);
    void writeCart(basket).catch(() => {
      if (!mirrored) this.publish({ ...this.state, failure: FAILURE_OF[action.type] });
    });
  }

  dismissFailure(): void {
    this.publish({ ...this.state, failure: null });
  }

  private start(): void {
    this.started = true;
    if (this.lacksStore()) return;
    const mirror = readMirror(this.storeName, this.storeId);
    if (mirror) this.publish({ basket: mirror, ready: true, failure: null });
    window.addEventListener('storage', this.onOtherTab);
    void this.load(mirror);
  }

  /** SPEC 5: a cart without a store id logs an error and does nothing; the person is told that there is no basket. */
  private lacksStore(): boolean {
    if (this.storeId !== '') return false;
    window.reportError(new Error('a basket needs a store id'));
    this.publish({ ...this.state, ready: true, failure: 'failed_to_load' });
    return true;
  }

  private async load(mirror: Basket | null): Promise<void> {
    const shown = this.state.basket;
    try {
      const cart = await readCart(this.storeId);
      // The mirror is written first and synchronously, so where both hold something it is the newer one. An empty one
      // may be what is left of another store of the same name.
      const mirrored = mirror && mirror.items.length > 0 ? mirror : null;
      const basket = mirrored ?? cart ?? this.state.basket;
      const untouched = this.state.basket === shown;
      this.publish({ ...this.state, basket: untouched ? basket : this.state.basket, ready: true });
    } catch {
      this.publish({ ...this.state, ready: true, failure: mirror ? null : 'failed_to_load' });
    }
  }

  private readonly onOtherTab = (event: StorageEvent): void => {
    if (event.key !== basketStorageKey(this.storeName)) return;
    const basket = readMirror(this.storeName, this.storeId) ?? emptyBasket(this.storeId);
    this.publish({ basket, ready: true, failure: null });
  };

  private publish(state: BasketState): void {
    this.state = state;
    for (const listener of this.listeners) listener();
  }
}

const stores = new Map<string, BasketStore>();

/** The tab's one store per shop; one without a store id does nothing (SPEC 5). */
export function basketStore(storeId: string, storeName: string): BasketStore {
  const known = stores.get(storeId);
  if (known) return known;
  const made = new BasketStore(storeId, storeName);
  stores.set(storeId, made);
  return made;
}
