import { Hono } from 'hono';
import { AppError } from '@/lib/kernel/app-error';
import { newId } from '@/lib/kernel/ids';
import type { ApiHandler } from './define-handler';
import { languageOf } from './context/language';
import { errorResponse } from './errors/to-response';

const REQUEST_ID = /^[A-Za-z0-9_-]{8,64}$/;

/** The caller's request id when it is one, else a new one. */
export function requestIdOf(request: Request): string {
  const given = request.headers.get('x-request-id') ?? '';
  return REQUEST_ID.test(given) ? given : newId('request');
}

/** OpenAPI's path → Hono's. `product-id={product}` is no segment parameter there, so it becomes a regular expression. */
export function honoPath(path: string): string {
  return path.replace(/\/([\w-]+)=\{(\w+)\}/, '/:$2{$1(?:=|%3[Dd]).+}').replace(/\/\{(\w+)\}/g, '/:$1');
}

/** `product-id=ff-mug` matched as a whole segment → `ff-mug`. */
function cleanParams(path: string, params: Record<string, string>): Record<string, string> {
  const prefixed = /\/([\w-]+=)\{(\w+)\}/.exec(path);
  if (!prefixed) return params;
  const [, prefix = '', name = ''] = prefixed;
  return { ...params, [name]: (params[name] ?? '').replace(prefix, '') };
}

/** The tenant API as one fetch function: Request → Response (DESIGN "One picture"). */
export function buildRouter(handlers: readonly ApiHandler[]): Hono {
  const app = new Hono();
  for (const { contract, respond } of handlers) {
    app.on(contract.method.toUpperCase(), honoPath(contract.path), (context) => {
      const raw: Record<string, string> = context.req.param();
      return respond(context.req.raw, cleanParams(contract.path, raw), requestIdOf(context.req.raw));
    });
  }
  app.notFound((context) => {
    const request = context.req.raw;
    return errorResponse(new AppError('not_found'), languageOf(new URL(request.url)), requestIdOf(request));
  });
  app.onError((error, context) => {
    const request = context.req.raw;
    return errorResponse(error, languageOf(new URL(request.url)), requestIdOf(request));
  });
  return app;
}
