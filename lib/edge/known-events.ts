import type { Locale } from '@/lib/kernel/locales';

/** What decides the language of a first visit to an event's pages, and who may frame its order form. */
export interface EventLanguage {
  /** Its name now, which may not be the one in the address. */
  slug: string;
  /** The sites that may frame its order form. */
  origins: string[];
  language: Locale;
  /** Its page at `/{slug}` is an order form (DECISIONS 4). */
  orderForm: boolean;
  /** That order form is paid by card. */
  paid: boolean;
}

interface Known {
  until: number;
  answer: Promise<EventLanguage | null>;
}

const KNOWN = Symbol.for('merchloom.known-events');
const holder: typeof globalThis & { [KNOWN]?: Map<string, Known> } = globalThis;

/**
 * By slug, the one asked for longest ago first; many first visits at once share one question. One for the process: the
 * purge's handler, which drops what has changed, is bundled apart from the middleware.
 */
export function knownEvents(): Map<string, Known> {
  return (holder[KNOWN] ??= new Map<string, Known>());
}

/** Has the next visit ask anew for an event that has changed. docs/decisions/0012. */
export function forgetEvent(slug: string): void {
  knownEvents().delete(slug);
}
