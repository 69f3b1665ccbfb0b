import { basketReducer, type BasketAction } from './basket-reducer';
import type { Basket } from './types';

/** How many changes a kept basket remembers by name. */
const REMEMBERED = 20;

/** A basket with its place in the order of changes, which every tab counts on from the newest it knows. */
export interface KeptBasket {
  basket: Basket;
  /** Counts changes; of two copies of one basket the higher is the newer. */
  revision: number;
  /** The last changes by name, so that none is made twice, whichever tab or storage it comes back from. */
  applied: readonly string[];
}

/** Of two copies the newer; of equal ones the first. */
export function newerOf(one: KeptBasket, other: KeptBasket | null): KeptBasket {
  return other && other.revision > one.revision ? other : one;
}

/** Makes a change once: a copy that holds it already, or that it does not change, comes back as the very same. */
export function applyOnce(kept: KeptBasket, action: BasketAction, name: string): KeptBasket {
  if (kept.applied.includes(name)) return kept;
  const basket = basketReducer(kept.basket, action);
  if (basket === kept.basket) return kept;
  return { basket, revision: kept.revision + 1, applied: [...kept.applied, name].slice(-REMEMBERED) };
}
