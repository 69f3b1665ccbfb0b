import { html } from '@/sandbox/shared/exchange';
import { Journal } from '@/sandbox/shared/journal';
import { listen, type ListenOptions } from '@/sandbox/shared/listen';
import { Router } from '@/sandbox/shared/router';
import { routed, serve } from '@/sandbox/shared/serve';
import type { Collection } from '@/sandbox/shared/collection';
import { apiRoutes } from './api-routes';
import { controlRoutes } from './control-routes';
import { Fulfiller, type FulfillerSettings } from './fulfiller';
import { overviewPage } from './overview';

export const DEFAULT_FULFILLER: FulfillerSettings = {
  key: 'sandbox-fulfiller-key',
  secret: 'sandbox-fulfiller-secret',
  stepMs: 1_500,
  fetchFiles: false,
};

export interface FulfillerSandboxOptions extends ListenOptions, Partial<FulfillerSettings> {
  /** Directory in which orders survive a restart. */
  dir?: string | undefined;
}

export interface FulfillerSandbox {
  url: string;
  host: string;
  port: number;
  fulfiller: Fulfiller;
  close(): Promise<void>;
}

/** Starts the print fulfiller's stand-in. */
export async function startFulfillerSandbox(
  options: FulfillerSandboxOptions = {},
): Promise<FulfillerSandbox> {
  const { port, host, dir, ...settings } = options;
  const fulfiller = new Fulfiller({ ...DEFAULT_FULFILLER, ...settings });
  const collections = [fulfiller.orders, fulfiller.references] as unknown as Collection<never>[];
  const journal = await Journal.attach(dir, 'fulfiller', collections);
  const router = controlRoutes(apiRoutes(new Router(), fulfiller), fulfiller);
  router.add('GET', '/', () => html(overviewPage(fulfiller)));
  const listening = await listen(
    serve((call) => routed(router, call)),
    { port, host },
  );
  fulfiller.resume();
  return {
    url: listening.url,
    host: listening.host,
    port: listening.port,
    fulfiller,
    close: async () => {
      fulfiller.close();
      await listening.close();
      await journal?.flush();
    },
  };
}
