import { Server, type IncomingMessage, type ServerResponse } from 'node:http';
import { appEnv } from '@/lib/env/app';
import { traceOf } from '@/lib/kernel/trace-of';
import { log } from '@/lib/env/logger';
import { PEER_HEADER, plainAddress } from '@/lib/tenant-api/context/visitor';
import { chooseBody } from './choose-body';
import { contentSecurityPolicy, CSP_HEADER } from './content-security-policy';
import { PATH_HEADER } from './paths';
import { answerLastingFile, asksForLastingFile, keepLastingFile } from './lasting-files';
import { forgetRange, readableUrl, refuseMethod } from './readable-request';
import { findReadyPage, openReadyPage } from './ready-pages';
import { renamedAddress } from './renamed-address';
import { answerStaticFile, asksForStaticFile } from './static-files';
import { asksForWholePage, READY_HEADER, rememberedLocale, WHOLE_HEADER } from './whole-page';

const STAMPED = Symbol.for('merchloom.stamped');

/** Headers that only this process may set; a visitor's own are dropped. Next would take a nonce from the policy. */
const OURS = [
  ...[PEER_HEADER, `${PEER_HEADER}-signature`, PATH_HEADER, CSP_HEADER, `${CSP_HEADER}-report-only`],
  ...[WHOLE_HEADER, READY_HEADER],
];
const FORWARDED = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
];

/** It knows no list of sites, and the policy's `frame-ancestors` says all that it could. */
const FRAME_OPTIONS = 'x-frame-options';

/** Whether this answer's own policy lets other sites frame it. */
function isFramed(response: ServerResponse): boolean {
  const policy = String(response.getHeader(CSP_HEADER) ?? '');
  return /(?:^|; )frame-ancestors (?!'none')/.test(policy);
}

/** Headers of every answer that has none of its own of that name. */
function securityHeaders(): Record<string, string> {
  const https = appEnv().PUBLIC_URL.startsWith('https:');
  return {
    [CSP_HEADER]: contentSecurityPolicy(),
    'x-content-type-options': 'nosniff',
    [FRAME_OPTIONS]: 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), usb=(), browsing-topics=()',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    ...(https ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {}),
  };
}

/** One URL of a page has as many texts as there are languages, and the cookie tells which (DECISIONS 10). */
const PAGE = /^\/(?!_next\/|api(?:\/|$)|healthz|readyz)(?!.*\.[a-z0-9]+(?:\?|$))/i;

/** What may answer with a page when it fails: a mistyped file's name too, but no call and none of Next's own files. */
const MAY_FAIL_AS_PAGE = /^\/(?!_next\/|api(?:\/|$))/;

/**
 * A redirect kept in the page cache goes out with its `Location` twice (vercel/next.js#82117), which proxies join to a
 * useless one, and one of a renamed store without what followed the old name.
 */
function completeLocation(response: ServerResponse, status: number, url: string): void {
  const given = response.getHeader('location');
  if (given === undefined) return;
  const location = String(Array.isArray(given) ? given[0] : given);
  response.setHeader('location', renamedAddress(status, location, url) ?? location);
}

/**
 * Adds what an answer lacks as its head goes out: a page or a picture may have a stricter policy of its own, which Next
 * would leave out if ours stood there before it; and Next sets `Vary` last of all, and only its own.
 */
function completeHead(
  response: ServerResponse,
  headers: Record<string, string>,
  { url, decide }: { url: string; decide: (() => void) | undefined },
): void {
  const page = PAGE.test(url);
  const writeHead = response.writeHead;
  response.writeHead = ((...args: unknown[]) => {
    if (!response.headersSent) {
      if (decide) {
        if (typeof args[0] === 'number') response.statusCode = args[0];
        decide();
        args[0] = response.statusCode;
      }
      for (const [name, value] of Object.entries(headers)) {
        if (response.hasHeader(name) || (name === FRAME_OPTIONS && isFramed(response))) continue;
        response.setHeader(name, value);
      }
      if (page) response.appendHeader('vary', 'Cookie');
      completeLocation(response, typeof args[0] === 'number' ? args[0] : response.statusCode, url);
    }
    return Reflect.apply(writeHead, response, args);
  }) as typeof writeHead;
}

function stamp(request: IncomingMessage, response: ServerResponse, headers: Record<string, string>): void {
  for (const name of OURS) delete request.headers[name];
  if (appEnv().TRUSTED_PROXIES === 0) for (const name of FORWARDED) delete request.headers[name];
  request.headers[PEER_HEADER] = plainAddress(request.socket.remoteAddress ?? '');
  const url = readableUrl(request.url ?? '');
  request.url = url;
  forgetRange(request);
  const decide = MAY_FAIL_AS_PAGE.test(url) ? chooseBody(request, response).decide : undefined;
  completeHead(response, headers, { url, decide });
}

/**
 * Answers a returning visitor with the page as Next last sent it, if the page cache would give Next the same one now;
 * the middleware does so for a first visit, once it knows the language.
 */
async function answerReady(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
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

async function answerLasting(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
  const answered = answerLastingFile(request, response);
  if (!answered) keepLastingFile(request, response);
  return answered;
}

/** What can be answered without Next: true once it has been; null when nothing can. */
function earlyAnswer(request: IncomingMessage, response: ServerResponse): Promise<boolean> | null {
  if (asksForWholePage(request)) return answerReady(request, response);
  if (asksForLastingFile(request)) return answerLasting(request, response);
  return asksForStaticFile(request) ? answerStaticFile(request, response) : null;
}

/** Next answers instead. The address stays out of the log: it may be somebody's key. */
function noteFailure(error: unknown): false {
  log().error({ fault: traceOf(error) }, 'an answer without Next failed');
  return false;
}

/**
 * Has every HTTP request of this process pass here before Next sees it: the address of the connection goes where
 * nobody outside can write it (DECISIONS 27), forwarded headers count only behind a configured proxy, and every answer
 * carries the security headers. Next's own headers are frozen at build and its handlers see no socket, and a server of
 * our own would replace `next start`; so the event itself is the door. Safe to call twice.
 * Returns what undoes it.
 */
export function stampRequests(): () => void {
  const prototype: Server & { [STAMPED]?: true } = Server.prototype;
  if (prototype[STAMPED]) return () => undefined;
  prototype[STAMPED] = true;
  const headers = securityHeaders();
  const emit = prototype.emit;
  prototype.emit = function emitStamped(this: Server, event: string | symbol, ...args: unknown[]): boolean {
    const [request, response] = args as [IncomingMessage, ServerResponse];
    if (event === 'request') {
      stamp(request, response, headers);
      if (refuseMethod(request, response)) return true;
      const early = earlyAnswer(request, response);
      if (early) {
        const goOn = () => Reflect.apply(emit, this, [event, ...args]);
        void early.catch(noteFailure).then((done) => done || process.nextTick(goOn));
        return true;
      }
    }
    return Reflect.apply(emit, this, [event, ...args]);
  };
  return () => {
    prototype.emit = emit;
    delete prototype[STAMPED];
  };
}
