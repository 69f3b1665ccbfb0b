import { createServer, type IncomingMessage, type Server } from 'node:http';
import { traceOf } from '@/lib/kernel/trace-of';
import { log } from '@/lib/env/logger';
import { chooseBody } from './choose-body';
import { completeHead } from './complete-head';
import { answerLastingFile, asksForLastingFile, keepLastingFile } from './lasting-files';
import { isAlwaysMatched } from './paths';
import { refuseMethod } from './readable-request';
import { withPageNonce } from './page-nonce';
import { findReadyPage, openReadyPage } from './ready-pages';
import { securityHeaders } from './security-headers';
import { passGate } from './store-gate';
import { stampRequest } from './stamp-requests';
import { answerStaticFile, asksForStaticFile } from './static-files';
import { tidyRequest } from './tidy-locale-cookie';
import { asksForWholePage, rememberedLocale, WHOLE_HEADER } from './whole-page';
import { WebResponse } from './web-response';

type Answer = (request: IncomingMessage, response: WebResponse) => unknown;

/**
 * Answers a returning visitor with the page as Next last sent it, if the page cache would give Next the same one now.
 * For a first visit the middleware does so, once it knows the language.
 */
async function answerReady(request: IncomingMessage, response: WebResponse): Promise<boolean> {
  if (isAlwaysMatched(request.url ?? '')) return false;
  const locale = rememberedLocale(request);
  if (!locale) {
    request.headers[WHOLE_HEADER] = '1';
    return false;
  }
  const name = await findReadyPage(request.url ?? '', locale);
  const page = name === null ? null : openReadyPage(name, request, response);
  if (page) response.end(page);
  return page !== null;
}

async function answerLasting(request: IncomingMessage, response: WebResponse): Promise<boolean> {
  const answered = answerLastingFile(request, response);
  if (!answered) keepLastingFile(request, response);
  return answered;
}

/** Answers without Next where possible: true once answered; null when nothing applies. */
function earlyAnswer(request: IncomingMessage, response: WebResponse): Promise<boolean> | null {
  if (asksForWholePage(request)) return answerReady(request, response);
  if (asksForLastingFile(request)) return answerLasting(request, response);
  return asksForStaticFile(request) ? answerStaticFile(request, response) : null;
}

/** Next answers instead. The address stays out of the log: it may hold somebody's key. */
function noteFailure(error: unknown): false {
  log().error({ fault: traceOf(error) }, 'an answer without Next failed');
  return false;
}

/**
 * The web's HTTP server: kept pages and lasting files first, then Next (server.ts). Every request is stamped and every
 * answer gets the security headers. It answers nothing that the middleware's matcher takes. docs/decisions/0032.
 * @param next Next's request handler
 */
export function createWebServer(next: Answer): Server {
  let headers: Record<string, string> | undefined;
  return createServer({ ServerResponse: WebResponse }, (request, response) => {
    stampRequest(request);
    tidyRequest(request);
    chooseBody(request, response);
    // Read at the first request: Next has loaded the .env files by then.
    completeHead(response, request.url ?? '', (headers ??= securityHeaders()));
    if (refuseMethod(request, response)) return;
    const render = () => withPageNonce(request, response, () => next(request, response));
    const answer = () => {
      const early = earlyAnswer(request, response);
      if (!early) render();
      else void early.catch(noteFailure).then((done) => done || render());
    };
    const gate = passGate(request, response);
    if (!gate) answer();
    else void gate.then((isPrivate) => (isPrivate ? render() : answer()));
  });
}
