/** The entry page of a private store: shown in place of the store's pages, under their URLs. S3.5-11. */
const ENTRY = /^\/entry\/([a-z0-9-]{3,63})\/?$/;

/** Where a visitor wanted to go. */
const WANTED_PARAM = 'to';

/** The private store whose entry page is at this path; null for any other. */
export function enteredSlug(path: string): string | null {
  return ENTRY.exec(path)?.[1] ?? null;
}

/** Whether an entry page makes sense there: in no frame of another site, and in no file. */
export function mayShowEntry(url: string): boolean {
  const path = url.split('?')[0] ?? '';
  return !path.startsWith('/embed/') && !path.startsWith('/api/') && !path.includes('.');
}

/** The entry page of a store in place of `url`, with what Next itself put into its query. */
export function entryPath(slug: string, url: string): string {
  const { pathname, searchParams } = new URL(url, 'http://web.internal');
  const query = new URLSearchParams();
  for (const own of ['_rsc', 'lang']) {
    const value = searchParams.get(own);
    if (value !== null) query.set(own, value);
    searchParams.delete(own);
  }
  const rest = searchParams.toString();
  query.set(WANTED_PARAM, rest === '' ? pathname : `${pathname}?${rest}`);
  return `/entry/${slug}?${query}`;
}

/** The page of the store that a visitor wanted, as a path of this site; its front page for anything else. */
export function wantedPath(slug: string, wanted: unknown): string {
  const home = `/${slug}`;
  if (typeof wanted !== 'string' || !wanted.startsWith(home)) return home;
  return /^(?:[/?]|$)/.test(wanted.slice(home.length)) && !/[\s\\]/.test(wanted) ? wanted : home;
}
