import { Hono } from 'hono';
import { AppError } from '@/lib/kernel/app-error';
import { newId } from '@/lib/kernel/ids';
import type { CallPath } from '@/lib/contract/call-path';
import { bySpecificity } from './by-specificity';
import type { ApiHandler } from './define-handler';
import type { ApiModule } from './modules';
import { languageOf } from './context/language';
import { errorResponse } from './errors/to-response';

const REQUEST_ID = /^[A-Za-z0-9_-]{8,64}$/;

/** The caller's request id if it is valid, else a new one. */
export function requestIdOf(request: Request): string {
  const given = request.headers.get('x-request-id') ?? '';
  return REQUEST_ID.test(given) ? given : newId('request');
}

/**
 * An OpenAPI path in Hono's syntax. `product-id={product}` is only part of a segment, which Hono's parameters do not
 * support, so it becomes a regular expression.
 */
export function honoPath(path: string): string {
  return path.replace(/\/([\w-]+)=\{(\w+)\}/, '/:$2{$1(?:=|%3[Dd]).+}').replace(/\/\{(\w+)\}/g, '/:$1');
}

/** Whether an address is one of this call, by whatever method. */
function addressPattern(path: string): RegExp {
  const literal = path.replace(/[.+]/g, '\\$&').replace(/=\{\w+\}/g, '(?:=|%3[Dd])[^/]+');
  return new RegExp(`^${literal.replace(/\{\w+\}/g, '[^/]+')}$`);
}

/** The methods that each address takes: what a 405 says under `Allow`. */
function methodsOf(calls: readonly Pick<CallPath, 'method' | 'path'>[]): (address: string) => string[] {
  const known = calls.map(({ method, path }) => ({ method: method.toUpperCase(), at: addressPattern(path) }));
  return (address) => {
    const found = new Set(known.filter(({ at }) => at.test(address)).map(({ method }) => method));
    return found.has('GET') ? [...found, 'HEAD'].sort() : [...found];
  };
}

/** `product-id=ff-mug` matched as a whole segment → `ff-mug`. */
function cleanParams(path: string, params: Record<string, string>): Record<string, string> {
  const prefixed = /\/([\w-]+=)\{(\w+)\}/.exec(path);
  if (!prefixed) return params;
  const [, prefix = '', name = ''] = prefixed;
  return { ...params, [name]: (params[name] ?? '').replace(prefix, '') };
}

type Respond = ApiHandler['respond'];

/** A call's address, and how to come by the code that answers it. */
interface Mounted {
  call: Pick<CallPath, 'method' | 'path'>;
  respond(): Promise<Respond>;
}

function mountAll(mounted: readonly Mounted[]): Hono {
  const app = new Hono();
  for (const { call, respond } of [...mounted].sort((a, b) => bySpecificity(a.call, b.call))) {
    app.on(call.method.toUpperCase(), honoPath(call.path), async (context) => {
      const raw: Record<string, string> = context.req.param();
      const answer = await respond();
      return answer(context.req.raw, cleanParams(call.path, raw), requestIdOf(context.req.raw));
    });
  }
  const allowedAt = methodsOf(mounted.map(({ call }) => call));
  app.notFound((context) => {
    const request = context.req.raw;
    const url = new URL(request.url);
    const allowed = allowedAt(url.pathname);
    const code = allowed.length > 0 ? 'method_not_allowed' : 'not_found';
    const refusal = errorResponse(new AppError(code), languageOf(url), requestIdOf(request));
    if (allowed.length > 0) refusal.headers.set('allow', allowed.join(', '));
    return refusal;
  });
  app.onError((error, context) => {
    const request = context.req.raw;
    return errorResponse(error, languageOf(new URL(request.url)), requestIdOf(request));
  });
  return app;
}

/** Handlers as one fetch function, Request → Response: the most specific path answers, whatever the order they come in. */
export function buildRouter(handlers: readonly ApiHandler[]): Hono {
  return mountAll(
    handlers.map(({ contract, respond }) => ({ call: contract, respond: async () => respond })),
  );
}

/** The same for modules whose code is loaded when one of their calls is first asked for. */
export function buildModuleRouter(modules: readonly ApiModule[]): Hono {
  return mountAll(
    modules.flatMap(({ calls, load }) =>
      calls.map((call) => ({
        call,
        async respond() {
          const { handlers } = await load();
          const found = handlers.find(
            ({ contract }) => contract.method === call.method && contract.path === call.path,
          );
          if (!found) throw new RangeError(`no handler for ${call.method} ${call.path}`);
          return found.respond;
        },
      })),
    ),
  );
}
