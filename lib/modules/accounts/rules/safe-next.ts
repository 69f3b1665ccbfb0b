const HERE = 'http://here.invalid';
const LONGEST = 2000;

/** Characters that URL parsers remove or turn into slashes, so that `/\t/evil` and `/\evil` would leave the site. */
const DECEPTIVE = /[\u0000-\u0020\u007f\\]/;

function looksSafe(text: string): boolean {
  return text.startsWith('/') && !text.startsWith('//') && !DECEPTIVE.test(text);
}

/** Decodes once; a malformed escape is unsafe. */
function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** Whether a path could become another site's address (`//evil`), once or after it is decoded on the way. */
function looksForeign(path: string): boolean {
  const plain = decoded(path);
  return plain === null || /\/\/|\\/.test(plain);
}

/**
 * Where to go after a login: a page of this site as path, query and fragment. Null for another site, the API, or the
 * login page itself. D2-2.
 */
export function safeNext(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > LONGEST || !looksSafe(value)) return null;
  if (looksForeign(value.split(/[?#]/)[0] ?? '')) return null;
  const url = URL.canParse(value, HERE) ? new URL(value, HERE) : null;
  // Resolving can bring it forth: `/./%2fevil` is `/%2fevil`.
  if (url?.origin !== HERE || looksForeign(url.pathname)) return null;
  const first = url.pathname.split('/')[1];
  return first === 'api' || first === 'login' ? null : `${url.pathname}${url.search}${url.hash}`;
}

/** The login page's path with `path` as its return page. D2-2. */
export function loginPath(path: string | null | undefined): string {
  const next = safeNext(path);
  return next && next !== '/' ? `/login?next=${encodeURIComponent(next)}` : '/login';
}
