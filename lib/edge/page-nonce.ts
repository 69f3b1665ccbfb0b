import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage } from 'node:http';
import { CSP_HEADER, newNonce } from './content-security-policy';
import type { WebResponse } from './web-response';

/** Where the page cache, which Next loads in another bundle, finds the nonce that a page is being rendered with. */
const NONCE = Symbol.for('merchloom.page-nonce');
const shared = globalThis as { [NONCE]?: AsyncLocalStorage<string> };

/**
 * Runs Next with a new nonce for the scripts of the page that it may render. Next and React read it from the request's
 * policy header and mark their scripts with it. If the page is kept, the page cache replaces it by hashes
 * (docs/decisions/0069). The middleware overwrites it on pages that it gives a policy of its own.
 */
export function withPageNonce(request: IncomingMessage, response: WebResponse, next: () => void): void {
  const nonce = newNonce();
  request.headers[CSP_HEADER] = `script-src 'nonce-${nonce}'`;
  response.nonce = nonce;
  (shared[NONCE] ??= new AsyncLocalStorage()).run(nonce, next);
}
