import type { Hono } from 'hono';
import { mountDocumentation } from './openapi/mount';
import { buildRouter } from './router';
import { HANDLERS } from './routes';

let app: Hono | undefined;

/** The process's tenant API, built on first use. */
export function tenantApi(): Hono {
  app ??= mountDocumentation(
    buildRouter(HANDLERS),
    HANDLERS.map(({ contract }) => contract),
  );
  return app;
}
