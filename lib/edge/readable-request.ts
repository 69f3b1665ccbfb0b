import type { IncomingMessage, ServerResponse } from 'node:http';
import { AppError } from '@/lib/kernel/app-error';
import { DEFAULT_LOCALE } from '@/lib/kernel/locales';
import { newId } from '@/lib/kernel/ids';
import { errorResponse } from '@/lib/tenant-api/errors/to-response';

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

const READING = new Set(['GET', 'HEAD']);

/** A file that lies ready: its last part has an ending, or it is a font's. No page or call is named so. */
const FILE = /^\/(?:api\/font-(?:book|file)\/|(?!api(?:\/|$))[^?]*\.[a-z0-9]+(?:\?|$))/i;

/** U+FFFD, as decoders write what they cannot read; no route holds one. */
const UNREADABLE = '%EF%BF%BD';

/** Encoded control characters, and an encoded percent sign: what is behind it would be decoded once here and twice there. */
const TREACHEROUS = /%(?:[01][0-9a-f]|7f|25)/gi;

function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/**
 * A request's address as every part of this web reads it alike. Next answers a malformed escape with a bare page of its
 * own, drops a NUL, and decodes once or twice depending on whether the middleware ran; an address that holds any of
 * these becomes one that nothing answers, so that it is the usual 404, of a page or of the API (DECISIONS 19).
 */
export function readableUrl(url: string): string {
  const [path = '', ...query] = url.split('?');
  const safe = path.replace(TREACHEROUS, UNREADABLE);
  const readable = isReadable(safe) ? safe : safe.replace(/%(?!EF%BF%BD)(?:[0-9a-f]{2})?/gi, UNREADABLE);
  return [readable, ...query].join('?');
}

/**
 * Next answers a part of a file that is none with a 500, and the whole of it is as right: no file here is so large that
 * anybody would fetch it by parts.
 */
export function forgetRange(request: IncomingMessage): void {
  if (FILE.test(request.url ?? '')) delete request.headers.range;
}

function methodsFor(url: string): ReadonlySet<string> {
  return FILE.test(url) ? READING : METHODS;
}

/** Answers a method that no handler could have, or a write to a file, in the envelope; Next fails at them with a 500. */
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
