import { AppError, invalid, notFound, type FieldErrors } from '@/lib/kernel/app-error';
import { within } from '@/lib/kernel/within';
import { appEnv } from '@/lib/env/app';
import { log } from '@/lib/env/logger';
import { traceOf } from '@/lib/kernel/trace-of';
import { DEFAULT_LOCALE, type Locale } from '@/lib/kernel/locales';
import type { AnyRoute, BodyOf, ParamsOf, QueryOf, ResponseOf } from '@/lib/contract/route';
import type { TenantContext } from '@/lib/db/with-tenant';
import type { SessionUser } from '@/lib/modules/accounts/service/session-user';
import { authorise } from './context/authorise';
import { languageOf } from './context/language';
import { readBody, refuseBadText } from './context/read-body';
import { visitorAddress } from './context/visitor';
import { errorResponse } from './errors/to-response';
import { zodFields } from './errors/zod-fields';
import { taggedJson } from './tagged-json';
import { withIdempotency } from './context/idempotency';

const RETRY_AFTER_S = 2;

/** A request whose caller, input and tenant have been checked; handlers get no other. */
export interface ApiContext<R extends AnyRoute> {
  params: ParamsOf<R>;
  query: QueryOf<R>;
  body: BodyOf<R>;
  locale: Locale;
  requestId: string;
  /** For rate limits; never stored beside personal data. */
  visitor: string;
  request: Request;
  /** Throws 404 if the route has no tenant. */
  tenant: TenantContext;
  /** Throws if nobody is logged in. */
  user: SessionUser;
  /**
   * Whether somebody is logged in; always true unless the contract's access is `public`, `open`, `linked` or `signed`.
   */
  loggedIn: boolean;
}

/** A contract with its implementation. */
export interface ApiHandler {
  contract: AnyRoute;
  respond(request: Request, params: Record<string, string>, requestId: string): Promise<Response>;
}

type Answer<R extends AnyRoute> = ResponseOf<R> | Response;

interface HandlerOptions<R extends AnyRoute> {
  /**
   * What else is wrong with a body that its contract refuses, where the contract can't know: one answer then names every
   * wrong field. `rawBody` is as sent, unchecked. Not asked about a body that the contract takes.
   */
  alsoWrong?(asked: {
    params: ParamsOf<R>;
    tenant: TenantContext;
    rawBody: unknown;
  }): FieldErrors | Promise<FieldErrors>;
}

function parseParams(contract: AnyRoute, raw: Record<string, string>): Record<string, unknown> {
  const parsed = contract.params.safeParse(raw);
  if (!parsed.success) throw notFound();
  return parsed.data;
}

function parseQuery(contract: AnyRoute, url: URL): unknown {
  const rawQuery = Object.fromEntries(url.searchParams);
  refuseBadText(rawQuery);
  const query = contract.query.safeParse(rawQuery);
  if (!query.success) throw invalid(zodFields(query.error.issues));
  return query.data;
}

async function parseBody(
  contract: AnyRoute,
  rawBody: unknown,
  alsoWrong: () => Promise<FieldErrors>,
): Promise<unknown> {
  if (!contract.body) return undefined;
  const body = contract.body.safeParse(rawBody);
  if (body.success) return body.data;
  throw invalid({ ...(await alsoWrong()), ...zodFields(body.error.issues) });
}

interface Asked {
  requestId: string;
  loggedIn: boolean;
  /** A private store's visitor. */
  entered: boolean;
  request: Request;
}

/**
 * What a logged-in person is answered may hold more than the public's answer, and what a private store answers is not for
 * the public: no cache keeps either.
 */
function success(
  contract: AnyRoute,
  value: unknown,
  { requestId, loggedIn, entered, request }: Asked,
): Response {
  if (value instanceof Response) {
    value.headers.set('x-request-id', requestId);
    if (entered) value.headers.set('cache-control', 'private, no-store');
    return value;
  }
  const isForAll = contract.maxAge !== undefined && !loggedIn && !entered;
  const cache = isForAll ? `public, max-age=${contract.maxAge}` : 'no-store';
  const headers = { 'cache-control': cache, 'x-request-id': requestId };
  const body = contract.bare ? value : { success: true, data: value };
  if (contract.method === 'get' && contract.access === 'public' && !loggedIn) {
    return taggedJson(request, body, headers);
  }
  return Response.json(body, { status: contract.status ?? 200, headers });
}

/**
 * Guards a request's work: what is not done in time is a 503, so that nobody waits for a database or a provider that
 * hangs. Reading the body is not counted: a phone may be slow to send it.
 */
function startClock({ id }: AnyRoute, requestId: string) {
  let left = appEnv().ANSWER_WITHIN_MS;
  return async <T>(work: Promise<T>): Promise<T> => {
    const begun = performance.now();
    try {
      return await within(left, work, {
        error: () => {
          log().warn({ requestId, route: id }, 'the answer took too long');
          return new AppError('unavailable', { retryAfter: RETRY_AFTER_S });
        },
        failed: (error) =>
          log().warn({ requestId, route: id, fault: traceOf(error) }, 'what took too long has failed'),
      });
    } finally {
      left = Math.max(0, left - (performance.now() - begun));
    }
  };
}

async function answer<R extends AnyRoute>(
  contract: R,
  { run, alsoWrong }: HandlerOptions<R> & { run(context: ApiContext<R>): Promise<Answer<R>> },
  request: Request,
  rawParams: Record<string, string>,
  requestId: string,
  onLocale: (locale: Locale) => void,
): Promise<Response> {
  const url = new URL(request.url);
  onLocale(languageOf(url));
  const params = parseParams(contract, rawParams);
  const inTime = startClock(contract, requestId);
  const { user, tenant, entered } = await inTime(authorise(request, contract, params, requestId));
  const rawBody = await readBody(request, contract);
  const locale = languageOf(url, rawBody);
  onLocale(locale);
  const query = parseQuery(contract, url);
  const asFar = { params: params as ParamsOf<R>, rawBody };
  const body = await inTime(
    parseBody(contract, rawBody, async () => (alsoWrong && tenant ? alsoWrong({ ...asFar, tenant }) : {})),
  );
  const visitor = visitorAddress(request);
  const context = {
    params,
    query,
    body,
    locale,
    requestId,
    visitor,
    request,
    loggedIn: user !== null,
    get tenant() {
      if (!tenant) throw notFound();
      return tenant;
    },
    get user() {
      if (!user) throw notFound();
      return user;
    },
  } as ApiContext<R>;
  const respond = async () =>
    success(contract, await run(context), { requestId, loggedIn: user !== null, entered, request });
  const key = contract.idempotent ? request.headers.get('idempotency-key') : null;
  const owner = tenant ?? (contract.access === 'staff' && user ? { staffId: user.id, requestId } : null);
  const asked = user ? ([params, rawBody, user.id] as const) : ([params, rawBody] as const);
  return inTime(
    key && owner ? withIdempotency({ owner, key, route: contract.id, asked, requestId }, respond) : respond(),
  );
}

/**
 * Binds a contract to its implementation: parameters, access, body and query are checked, in this order, before `run`;
 * any error becomes the failure envelope of D19-4.
 */
export function defineHandler<R extends AnyRoute>(
  contract: R,
  run: (context: ApiContext<R>) => Promise<Answer<R>>,
  options: HandlerOptions<R> = {},
): ApiHandler {
  return {
    contract,
    async respond(request, params, requestId) {
      let locale: Locale = DEFAULT_LOCALE;
      try {
        return await answer(contract, { ...options, run }, request, params, requestId, (known) => {
          locale = known;
        });
      } catch (error) {
        return errorResponse(error, locale, requestId);
      }
    },
  };
}
