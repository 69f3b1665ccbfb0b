import { redirect } from '@/sandbox/shared/exchange';
import type { Router } from '@/sandbox/shared/router';
import { querySignature } from './sign';
import { milliseconds, type ShopifyWorld } from './world';

/** What the app is opened with in a shop: signed, and good for a short while. */
export function launchQuery(world: ShopifyWorld, shop: string): URLSearchParams {
  const host = Buffer.from(`admin.shopify.com/store/${shop.split('.')[0] ?? ''}`).toString('base64url');
  const query = new URLSearchParams({ host, shop, timestamp: String(Math.trunc(milliseconds() / 1000)) });
  query.set('hmac', querySignature(world.app.apiSecret, query));
  return query;
}

/** `/shops/:shop/open`: a merchant opens the app, in the app store or among the shop's apps. */
export function launchRoutes(router: Router, world: ShopifyWorld): Router {
  return router.add('GET', '/shops/:shop/open', (call) => {
    const shop = world.shop(call.params['shop'] ?? '').id;
    const { webhookUrl } = world.app;
    // The app is where its webhooks go; an app without them is opened nowhere.
    if (webhookUrl === undefined) return redirect('/');
    return redirect(`${new URL('install', webhookUrl)}?${launchQuery(world, shop)}`);
  });
}
