import type { IncomingMessage } from 'node:http';
import { now } from '@/lib/kernel/clock';
import { traceOf } from '@/lib/kernel/trace-of';
import { log } from '@/lib/env/logger';
import { isReservedSlug } from '@/lib/modules/events/rules/slug';
import { bypassCookie, BYPASS } from './bypass-cookie';
import { entryPath, mayShowEntry } from './entry-path';
import { framedSlug } from './framed-slug';
import { knownGates, offeredGate, type Gate } from './known-gates';
import type { WebResponse } from './web-response';
import { WHOLE_HEADER } from './whole-page';

/** After it an open store is asked about again in the background; a change of its access drops it at once (a purge). */
const FRESH_MS = 60_000;
/** The longest an answer is given that could not be renewed. */
const LONGEST_MS = 300_000;
const MOST_KNOWN = 5_000;
const PAGE = /^\/([a-z0-9-]{3,63})(?:[/?]|$)/;
const PICTURE = /^\/api\/ten_\w+\/([a-z0-9-]{3,63})\/preview\//;

/** The store whose page, file or picture this URL asks for; null for anything else. */
export function storeIn(url: string): string | null {
  const path = url.split('?')[0] ?? '';
  const slug = framedSlug(path) ?? PICTURE.exec(path)?.[1] ?? PAGE.exec(url)?.[1] ?? null;
  return slug === null || isReservedSlug(slug) ? null : slug;
}

function noteOpen(slug: string): void {
  const [known, at] = [knownGates(), now().getTime()];
  known.set(slug, { isOpen: true, freshUntil: at + FRESH_MS, until: at + LONGEST_MS });
}

async function ask(slug: string, cookie: string): Promise<Gate | null> {
  const known = knownGates();
  const asking = { isOpen: null, freshUntil: 0, until: Infinity };
  known.delete(slug);
  known.set(slug, asking);
  const [oldest] = known.keys();
  if (known.size > MOST_KNOWN && oldest !== undefined) known.delete(oldest);
  const gate = (await offeredGate()?.(slug, cookie)) ?? null;
  // A store that was changed meanwhile is asked about again.
  if (known.get(slug) !== asking) return gate;
  if (gate === null) noteOpen(slug);
  else known.delete(slug);
  return gate;
}

/** Renews an answer beside those who get the old one; while the API is away, the old one holds on. */
function renew(slug: string): void {
  const held = knownGates().get(slug);
  if (!held) return;
  held.freshUntil = now().getTime() + FRESH_MS;
  const asked = offeredGate()?.(slug, '');
  void asked
    ?.then((gate) => {
      if (knownGates().get(slug) !== held) return;
      if (gate === null) noteOpen(slug);
      else knownGates().delete(slug);
    })
    .catch(() => undefined);
}

/** Whether a store is known to let everybody in. Costs no call and no wait. */
function isKnownOpen(slug: string): boolean {
  const [held, at] = [knownGates().get(slug), now().getTime()];
  if (!held?.isOpen || held.until <= at) return false;
  if (held.freshUntil <= at) renew(slug);
  return true;
}

/** Has Next render this request anew, for this visitor alone, and keep nothing of it. */
function renderAnew(request: IncomingMessage): void {
  const given = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim());
  const others = given.filter((pair) => pair !== '' && !pair.startsWith(`${BYPASS}=`));
  request.headers.cookie = [...others, bypassCookie()].join('; ');
  delete request.headers[WHOLE_HEADER];
}

function applyGate(request: IncomingMessage, response: WebResponse, slug: string, { entered }: Gate): void {
  const url = request.url ?? '';
  response.isPrivate = true;
  renderAnew(request);
  if (!entered && mayShowEntry(url)) request.url = entryPath(slug, url);
}

/**
 * The one place on the web that decides what becomes of a request about a store (ADR 0076). Null for one that lets everybody
 * in, or of no store: everything may answer. Otherwise a promise, true once the request is that of a private store: Next
 * renders it for this visitor, whose cookies the tenant API checks again, or shows the entry page in its place; no cache is
 * asked and none keeps it. While the API cannot say, what is kept was kept of an open store, so it may answer.
 */
export function passGate(request: IncomingMessage, response: WebResponse): Promise<boolean> | null {
  const slug = storeIn(request.url ?? '');
  if (slug === null || isKnownOpen(slug)) return null;
  return ask(slug, request.headers.cookie ?? '').then(
    (gate) => {
      if (gate) applyGate(request, response, slug, gate);
      return gate !== null;
    },
    (error: unknown) => {
      knownGates().delete(slug);
      log().warn({ fault: traceOf(error) }, 'a store’s access could not be asked for');
      return false;
    },
  );
}
