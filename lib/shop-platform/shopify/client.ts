import { appEnv } from '@/lib/env/app';
import { log } from '@/lib/env/logger';
import { shopifyEnv, type ShopifyEnv } from '@/lib/env/shopify';
import { AppError } from '@/lib/kernel/app-error';

/** What the app asks a merchant for; writing includes reading. */
export const SCOPES = [
  'write_products',
  'read_orders',
  'write_assigned_fulfillment_orders',
  'write_fulfillments',
  'write_inventory',
] as const;

export const API_VERSION = '2026-07';

/** The app's credentials. Throws `shop_app_unavailable` where this installation has none. */
export function appOf(): ShopifyEnv {
  const env = shopifyEnv();
  if (!env) throw new AppError('shop_app_unavailable');
  return env;
}

/** A shop's URL at the stand-in, or the URL itself with the real platform. The only place that knows of a stand-in. */
export function reachedAt(url: string): string {
  const { sandboxUrl } = appOf();
  if (sandboxUrl === undefined) return url;
  const { hostname, pathname, search } = new URL(url);
  return `${sandboxUrl}/shops/${hostname}${pathname}${search}`;
}

/** The platform's library is large: it is loaded when a shop is first spoken to. */
async function load() {
  await import('@shopify/shopify-api/adapters/web-api');
  const [library, runtime] = await Promise.all([
    import('@shopify/shopify-api'),
    import('@shopify/shopify-api/runtime'),
  ]);
  const { apiKey, apiSecret, sandboxUrl } = appOf();
  if (sandboxUrl !== undefined)
    runtime.setAbstractFetchFunc((input, init) => fetch(reachedAt(String(input)), init));
  const { host, protocol } = new URL(appEnv().PUBLIC_URL);
  const api = library.shopifyApi({
    apiKey,
    apiSecretKey: apiSecret,
    scopes: [...SCOPES],
    hostName: host,
    hostScheme: protocol === 'https:' ? 'https' : 'http',
    apiVersion: library.ApiVersion.July26,
    isEmbeddedApp: false,
    // The library's messages may quote what a shop said.
    logger: { log: (severity) => log().debug({ severity }, 'shop platform library') },
  });
  return { api, library };
}

let loaded: ReturnType<typeof load> | undefined;

/** The platform's official client. Throws `shop_app_unavailable` where this installation has no app. */
export async function client() {
  loaded ??= load().catch((error: unknown) => {
    loaded = undefined;
    throw error;
  });
  return loaded;
}
