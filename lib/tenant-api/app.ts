import type { Hono } from 'hono';
import { buildRouter } from './router';
import { HANDLERS } from './routes';

let app: Hono | undefined;

/** The process's tenant API, built on first use. */
export function tenantApi(): Hono {
  app ??= buildRouter(HANDLERS);
  return app;
}
