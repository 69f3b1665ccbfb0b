import { basketReducer, type BasketAction } from './basket-reducer';
import type { Basket } from './types';

/** How many change names a stored basket remembers. */
const REMEMBERED = 20;

/** A basket with its revision. Every tab continues counting from the newest revision it knows. */
export interface KeptBasket {
  basket: Basket;
  /** Increases with every change; of two copies the higher one is newer. */
  revision: number;
  /**
   * The names of the last changes, so that each is applied once, even if it arrives from another tab or storage again.
   */
  applied: readonly string[];
}

/** The newer of two copies; of equal ones the first. */
export function newerOf(one: KeptBasket, other: KeptBasket | null): KeptBasket {
  return other && other.revision > one.revision ? other : one;
}

/** Applies the change `name` once. Returns `kept` itself if it has that change already or the change has no effect. */
export function applyOnce(kept: KeptBasket, action: BasketAction, name: string): KeptBasket {
  if (kept.applied.includes(name)) return kept;
  const basket = basketReducer(kept.basket, action);
  if (basket === kept.basket) return kept;
  return { basket, revision: kept.revision + 1, applied: [...kept.applied, name].slice(-REMEMBERED) };
}
