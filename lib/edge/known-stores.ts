/** What a store offers to somebody who asked it for a page that is not there: its list of products, or its front page. */
export const STORE_KINDS = ['shop', 'event'] as const;
export type StoreKind = (typeof STORE_KINDS)[number];

/** In the prerendered pages for a store's missing pages, replaced by its slug; no slug has this form. */
export const STORE_SLUG = '__store__';

const KNOWN = Symbol.for('merchloom.known-stores');
const shared: typeof globalThis & { [KNOWN]?: Map<string, StoreKind> } = globalThis;
const MOST_KNOWN = 5_000;

/**
 * The public stores that this process has shown a page of. It belongs to the process, not the module: pages note it, and
 * the web's server reads it, in another bundle. ADR 0187.
 */
export function knownStores(): Map<string, StoreKind> {
  return (shared[KNOWN] ??= new Map<string, StoreKind>());
}

/** Notes a public store that was read for a page. Never call it for a visitor of a private store. */
export function noteStore(slug: string, kind: StoreKind): void {
  const known = knownStores();
  known.delete(slug);
  known.set(slug, kind);
  const [oldest] = known.keys();
  if (known.size > MOST_KNOWN && oldest !== undefined) known.delete(oldest);
}
