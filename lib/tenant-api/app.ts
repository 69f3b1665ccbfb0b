import type { Hono } from 'hono';
import { API_MODULES, loadHandlers } from './modules';
import { mountDocumentation } from './openapi/mount';
import { buildModuleRouter } from './router';

let app: Hono | undefined;

/** The process's tenant API, built on first use. */
export function tenantApi(): Hono {
  app ??= mountDocumentation(buildModuleRouter(API_MODULES), async () =>
    (await loadHandlers()).map(({ contract }) => contract),
  );
  return app;
}
