import type { Locale } from '@/lib/kernel/locales';
import { knownGates } from './known-gates';
import { knownStores } from './known-stores';

/** The event data that decides the language of a first visit, and who may embed its order form. */
export interface EventLanguage {
  /** Its current slug, which may differ from the one in the URL. */
  slug: string;
  /** The origins that may embed its order form. */
  origins: string[];
  language: Locale;
  /** Its page at `/{slug}` is an order form (D4). */
  orderForm: boolean;
  /** The order form has card payment. */
  paid: boolean;
}

interface Known {
  until: number;
  answer: Promise<EventLanguage | null>;
}

const KNOWN = Symbol.for('merchloom.known-events');
const holder: typeof globalThis & { [KNOWN]?: Map<string, Known> } = globalThis;

/**
 * A cache by slug, oldest first; simultaneous first visits share one request. It belongs to the process, not the
 * module: the purge handler, which removes changed events, is in another bundle than the middleware.
 */
export function knownEvents(): Map<string, Known> {
  return (holder[KNOWN] ??= new Map<string, Known>());
}

/** Removes a changed event, so that the next visit asks again, also whether it is private. docs/decisions/0012, 0076. */
export function forgetEvent(slug: string): void {
  knownEvents().delete(slug);
  knownGates().delete(slug);
  knownStores().delete(slug);
}
