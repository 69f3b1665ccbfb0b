import type { IncomingMessage } from 'node:http';
import { isUnchanged, notModified } from './not-modified';
import { keepReadyPage, openReadyPage } from './ready-pages';
import { localeOf, NO_STORE, showErrorPage } from './show-error-page';
import { asksForWholePage, READY_HEADER } from './whole-page';
import type { WebResponse } from './web-response';

/** Pages can fail, and so can a mistyped file name. Calls and Next's own files never answer with a page. */
const MAY_FAIL_AS_PAGE = /^\/(?!_next\/|api(?:\/|$))/;

/** The error pages have addresses of their own, which answer with their status. */
const OWN_ADDRESS = /^\/(401|403|404|500|503)(?:[/?]|$)/;

/**
 * The kept page that the middleware named in place of a page of its own. If it was removed meanwhile, the visitor, who
 * has the cookie now, is sent to the same address again.
 */
function readyPage(request: IncomingMessage, response: WebResponse): Buffer | null {
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
 * Replaces Next's body where ours is right: the page of an error, the kept page that the middleware named, nothing
 * where the visitor holds the page already. Call before Next sees the response.
 */
export function chooseBody(request: IncomingMessage, response: WebResponse): void {
  const url = request.url ?? '';
  if (!MAY_FAIL_AS_PAGE.test(url)) return;
  const own = OWN_ADDRESS.exec(url)?.[1];
  const whole = asksForWholePage(request);
  let page: Buffer | null = null;
  let decided = false;
  response.replaceBody = () => {
    if (decided || response.headersSent) return page;
    decided = true;
    if (own && response.statusCode === 200) response.statusCode = Number(own);
    if (response.statusCode >= 400) page = showErrorPage(request, response);
    else page = readyPage(request, response);
    if (isUnchanged(request, response)) page = notModified(response);
    else if (whole && !page && !response.isPrivate)
      keepReadyPage(request.url ?? '', localeOf(request, response), response);
    return page;
  };
}
