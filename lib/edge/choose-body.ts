import type { IncomingMessage, ServerResponse } from 'node:http';
import { isUnchanged, notModified } from './not-modified';
import { keepReadyPage, openReadyPage } from './ready-pages';
import { localeOf, NO_STORE, showErrorPage } from './show-error-page';
import { asksForWholePage, READY_HEADER } from './whole-page';

/** The pages of errors have addresses of their own, which answer with their status. */
const OWN_ADDRESS = /^\/(401|403|404|500)(?:\?|$)/;

/** Calls back whoever waits for bytes that are not sent. */
function swallow(args: unknown[]): true {
  const done = args.at(-1);
  if (typeof done === 'function') process.nextTick(() => Reflect.apply(done, undefined, []));
  return true;
}

/**
 * The page that the middleware found ready, in place of its empty answer. One that has gone meanwhile is asked for
 * again, by a visitor who has the cookie now.
 */
function readyPage(request: IncomingMessage, response: ServerResponse): Buffer | null {
  const name = response.getHeader(READY_HEADER);
  if (typeof name !== 'string') return null;
  response.removeHeader(READY_HEADER);
  const page = openReadyPage(name, request, response);
  if (page) return page;
  response.statusCode = 307;
  response.setHeader('location', request.url ?? '/');
  response.setHeader('cache-control', NO_STORE);
  return Buffer.alloc(0);
}

/**
 * Lets something else than Next's own answer go out: the page of an error, the page that stands ready in place of the
 * middleware's empty answer, nothing where the visitor holds the page already. Call before Next sees the response;
 * `decide` is called with the status known and the head not yet sent.
 */
export function chooseBody(request: IncomingMessage, response: ServerResponse): { decide: () => void } {
  const { write, end } = response;
  const own = OWN_ADDRESS.exec(request.url ?? '')?.[1];
  const whole = asksForWholePage(request);
  let page: Buffer | null = null;
  let decided = false;
  const decide = () => {
    if (decided || response.headersSent) return;
    if (own && response.statusCode === 200) response.statusCode = Number(own);
    decided = true;
    if (response.statusCode >= 400) page = showErrorPage(request, response);
    else page = readyPage(request, response);
    if (isUnchanged(request, response)) page = notModified(response);
    else if (whole && !page) keepReadyPage(request.url ?? '', localeOf(request, response), response);
  };
  response.write = ((...args: unknown[]) => {
    decide();
    return page ? swallow(args) : Reflect.apply(write, response, args);
  }) as typeof write;
  response.end = ((...args: unknown[]) => {
    decide();
    if (!page) return Reflect.apply(end, response, args);
    const done = args.at(-1);
    return Reflect.apply(end, response, typeof done === 'function' ? [page, done] : [page]);
  }) as typeof end;
  return { decide };
}
