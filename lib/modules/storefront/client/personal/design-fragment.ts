/** What an address may carry behind its `#`: a shared design, or the basket's line that is to be changed. No server ever sees it. */
export type DesignFragment = { kind: 'design'; code: string } | { kind: 'line'; id: string };

const DESIGN = '#design=';
const LINE = '#line=';

/** The page's fragment, unchecked; null for none of these. */
export function readDesignFragment(hash: string): DesignFragment | null {
  if (hash.startsWith(DESIGN)) return { kind: 'design', code: hash.slice(DESIGN.length) };
  if (!hash.startsWith(LINE)) return null;
  try {
    return { kind: 'line', id: decodeURIComponent(hash.slice(LINE.length)) };
  } catch {
    return { kind: 'line', id: '' };
  }
}

/** Takes it out of the address without a step in the browser's history. */
export function dropFragment(): void {
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, '', `${pathname}${search}`);
}

/** The address of this page with a design in it. */
export function designLink(code: string): string {
  const { origin, pathname } = window.location;
  return `${origin}${pathname}${DESIGN}${code}`;
}

/** The address of a product's page that changes a line of the basket. */
export function lineEditPath(productPath: string, id: string): string {
  return `${productPath}${LINE}${encodeURIComponent(id)}`;
}
