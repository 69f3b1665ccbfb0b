import type { IncomingMessage, ServerResponse } from 'node:http';
import { AppError } from '@/lib/kernel/app-error';
import { DEFAULT_LOCALE } from '@/lib/kernel/locales';
import { newId } from '@/lib/kernel/ids';
import { errorResponse } from '@/lib/tenant-api/errors/to-response';

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

const READING = new Set(['GET', 'HEAD']);

/** A static file: its last segment has an extension, or it is a font's. No page or API call has such a path. */
const FILE = /^\/(?:api\/font-(?:book|file)\/|(?!api(?:\/|$))[^?]*\.[a-z0-9]+(?:\?|$))/i;

/** U+FFFD, the replacement character for undecodable input; no route contains it. */
const UNREADABLE = '%EF%BF%BD';

/**
 * Encoded control characters, and an encoded percent sign, whose text would be decoded once in one place and twice in
 * another.
 */
const TREACHEROUS = /%(?:[01][0-9a-f]|7f|25)/gi;

/**
 * The name of a page's data file, which only some hosts use: Next takes the ending off and answers with the page's
 * data instead of the page, with status 200 where there is no such page. Its own router asks by header.
 */
const PAGE_DATA = /^\/(?!api(?:\/|$)).*\.rsc$/;

function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/**
 * A request's URL in a form that all parts of the web process decode in the same way. Next answers a malformed escape
 * with a bare page of its own, drops a NUL, and decodes once or twice depending on whether the middleware ran. A URL
 * with any of these is changed into one that nothing answers, so that it gives the usual 404 of a page or of the API
 * (D19-5, S8-1). So is `/{page}.rsc`, which is no address of this product but would be answered.
 */
export function readableUrl(url: string): string {
  const [path = '', ...query] = url.split('?');
  const safe = path.replace(TREACHEROUS, UNREADABLE);
  const readable = isReadable(safe) ? safe : safe.replace(/%(?!EF%BF%BD)(?:[0-9a-f]{2})?/gi, UNREADABLE);
  const known = PAGE_DATA.test(decodeURIComponent(readable)) ? `${readable}${UNREADABLE}` : readable;
  return [known, ...query].join('?');
}

/**
 * Removes the Range header: Next answers an invalid range of a file with a 500, and the whole file is a valid response
 * too. No file here is so large that clients fetch it in parts.
 */
export function forgetRange(request: IncomingMessage): void {
  if (FILE.test(request.url ?? '')) delete request.headers.range;
}

function methodsFor(url: string): ReadonlySet<string> {
  return FILE.test(url) ? READING : METHODS;
}

/**
 * Answers a method that no handler accepts, or a write to a file, in the failure envelope; Next would answer with a
 * 500.
 */
export function refuseMethod(request: IncomingMessage, response: ServerResponse): boolean {
  const methods = methodsFor(request.url ?? '');
  if (methods.has(request.method ?? '')) return false;
  const refusal = errorResponse(new AppError('method_not_allowed'), DEFAULT_LOCALE, newId('request'));
  void refusal.text().then((text) => {
    response.writeHead(refusal.status, {
      ...Object.fromEntries(refusal.headers),
      allow: [...methods].join(', '),
      connection: 'close',
    });
    response.end(text);
  });
  return true;
}
