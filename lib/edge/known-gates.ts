/** What a private store says to a visitor; for a store that lets everybody in there is nothing to say. */
export interface Gate {
  entered: boolean;
}

/** Asks the tenant API with the visitor's cookies; null for a store that lets everybody in, and for none. */
type AskGate = (slug: string, cookie: string) => Promise<Gate | null>;

interface Known {
  /** When the answer is asked for again, beside those who get the old one. */
  freshUntil: number;
  /** When nobody gets it any more. */
  until: number;
  /** Null while it is asked for. */
  isOpen: true | null;
}

const KNOWN = Symbol.for('merchloom.known-gates');
const ASK = Symbol.for('merchloom.ask-gate');
const shared: typeof globalThis & { [KNOWN]?: Map<string, Known>; [ASK]?: AskGate } = globalThis;

/**
 * The stores that let everybody in, as far as this process knows; never a private one, which is asked about each time. It
 * belongs to the process: the web's server reads it, and the purge handler in Next's bundle removes changed stores.
 */
export function knownGates(): Map<string, Known> {
  return (shared[KNOWN] ??= new Map<string, Known>());
}

/** Next's side gives the web's server its way to the tenant API, so that one pool serves both. ADR 0076. */
export function offerGate(ask: AskGate): void {
  shared[ASK] = ask;
}

/** The way to the tenant API; undefined before Next has started, and in tests without it. */
export function offeredGate(): AskGate | undefined {
  return shared[ASK];
}
