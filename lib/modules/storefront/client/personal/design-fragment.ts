/**
 * The content of a URL's fragment (`#…`): a shared design, or the basket line to edit. It is never sent to a server.
 */
export type DesignFragment = { kind: 'design'; code: string } | { kind: 'line'; id: string };

const DESIGN = '#design=';
const LINE = '#line=';

/** The page's fragment, not validated; null for any other. */
export function readDesignFragment(hash: string): DesignFragment | null {
  if (hash.startsWith(DESIGN)) return { kind: 'design', code: hash.slice(DESIGN.length) };
  if (!hash.startsWith(LINE)) return null;
  try {
    return { kind: 'line', id: decodeURIComponent(hash.slice(LINE.length)) };
  } catch {
    return { kind: 'line', id: '' };
  }
}

/** Removes it from the URL without a new entry in the browser's history. */
export function dropFragment(): void {
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, '', `${pathname}${search}`);
}

/** The URL of this page with a design in it. */
export function designLink(code: string): string {
  const { origin, pathname } = window.location;
  return `${origin}${pathname}${DESIGN}${code}`;
}

/** The path of a product's page for editing a line of the basket. */
export function lineEditPath(productPath: string, id: string): string {
  return `${productPath}${LINE}${encodeURIComponent(id)}`;
}
