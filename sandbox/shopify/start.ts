import { html, redirect } from '@/sandbox/shared/exchange';
import { Journal } from '@/sandbox/shared/journal';
import { listen, type ListenOptions } from '@/sandbox/shared/listen';
import { Router } from '@/sandbox/shared/router';
import { routed, serve } from '@/sandbox/shared/serve';
import { DEFAULT_SHOPIFY_APP, type ShopifyApp } from './app';
import { authorizeRoutes } from './authorize';
import { buyRoutes } from './buy-pages';
import { controlRoutes } from './control';
import { graphqlRoutes } from './graphql';
import { launchRoutes } from './launch';
import { overviewPage } from './overview';
import { productRoutes } from './product-pages';
import { tokenRoutes } from './token';
import { uninstall } from './webhooks';
import { ShopifyWorld } from './world';

export interface ShopifySandboxOptions extends ListenOptions, Partial<ShopifyApp> {
  /** Directory in which shops and tokens survive a restart. */
  dir?: string | undefined;
}

export interface ShopifySandbox {
  url: string;
  host: string;
  port: number;
  world: ShopifyWorld;
  close(): Promise<void>;
}

/** Starts the stand-in for the shop platform: every shop at `/shops/<address>`, by the paths of the real one. */
export async function startShopifySandbox(options: ShopifySandboxOptions = {}): Promise<ShopifySandbox> {
  const { port, host, dir, ...app } = options;
  const world = new ShopifyWorld({ ...DEFAULT_SHOPIFY_APP, ...app });
  const journal = await Journal.attach(dir, 'shopify', world.kept());
  const router = [
    authorizeRoutes,
    launchRoutes,
    tokenRoutes,
    graphqlRoutes,
    controlRoutes,
    productRoutes,
    buyRoutes,
  ]
    .reduce((routes, add) => add(routes, world), new Router())
    .add('GET', '/', () => html(overviewPage(world)))
    .add('POST', '/shops/:shop/uninstall', (call) => {
      uninstall(world, call.params['shop'] ?? '');
      return redirect('/');
    });
  const listening = await listen(
    serve((call) => routed(router, call)),
    { port, host },
  );
  return {
    url: listening.url,
    host: listening.host,
    port: listening.port,
    world,
    close: async () => {
      world.outbox.close();
      await listening.close();
      await journal?.flush();
    },
  };
}
