import { z } from 'zod';
import { appEnv } from '@/lib/env/app';
import { shopifyEnv } from '@/lib/env/shopify';
import type { InstallAnswer, ShopMessage, ShopPlatformPort } from '../port';
import { API_VERSION, SCOPES, appOf, client, reachedAt } from './client';
import * as fulfilment from './fulfilment';
import { readShop, uninstall } from './operations';
import { pushProduct, readProduct, readTerms } from './products';
import { ensureService, ensureSubscriptions } from './setup';
import { setStock } from './stock';
import { exchangeCode, refreshTokens } from './tokens';

const CALLBACK = '/api/shopify/callback';

function installUrl(shop: string, state: string): string {
  const query = new URLSearchParams({
    client_id: appOf().apiKey,
    scope: SCOPES.join(','),
    redirect_uri: `${appEnv().PUBLIC_URL}${CALLBACK}`,
    state,
  });
  return reachedAt(`https://${shop}/admin/oauth/authorize?${query}`);
}

async function verifyLaunch(query: Readonly<Record<string, string>>): Promise<string | null> {
  const { api } = await client();
  // The library throws for a query without a signature, and for one that is more than 90 seconds old.
  const isSigned = await api.utils.validateHmac({ ...query }).catch(() => false);
  return isSigned ? api.utils.sanitizeShop(query['shop'] ?? '') : null;
}

async function verifyInstall(query: Readonly<Record<string, string>>): Promise<InstallAnswer | null> {
  const shop = await verifyLaunch(query);
  const { code, state } = query;
  return shop && code && state ? { shop, code, state } : null;
}

const ids = z.array(z.union([z.number(), z.string().regex(/^\d+$/)])).default([]);
const aboutCustomer = z.object({ orders_to_redact: ids, orders_requested: ids });

/** The orders that a message about a customer names, as all other answers of the platform name them; none for any other message. */
function orderIdsIn(rawBody: string): string[] {
  try {
    const said = aboutCustomer.parse(JSON.parse(rawBody));
    return [...said.orders_to_redact, ...said.orders_requested].map((id) => `gid://shopify/Order/${id}`);
  } catch {
    return [];
  }
}

/** The library gives topics as `APP_UNINSTALLED`; the header has them as the platform writes them. */
async function verifyWebhook(rawBody: string, headers: Headers): Promise<ShopMessage | null> {
  const { api } = await client();
  const rawRequest = new Request('http://shop-platform.internal', { method: 'POST', headers });
  const found = await api.webhooks.validate({ rawBody, rawRequest });
  const topic = headers.get('x-shopify-topic');
  if (!found.valid || topic === null) return null;
  const triggered = headers.get('x-shopify-triggered-at');
  const at = triggered === null ? Number.NaN : Date.parse(triggered);
  return {
    shop: found.domain,
    topic,
    eventId: headers.get('x-shopify-event-id') ?? found.webhookId,
    triggeredAt: Number.isNaN(at) ? null : new Date(at),
    orderIds: orderIdsIn(rawBody),
  };
}

/** The shop platform by its official client, or its stand-in. */
export const shopify: ShopPlatformPort = {
  isReady: () => shopifyEnv() !== null,
  scopes: SCOPES,
  apiVersion: API_VERSION,
  installUrl,
  verifyInstall,
  verifyLaunch,
  completeInstall: ({ shop, code }) => exchangeCode(shop, code),
  refresh: refreshTokens,
  readShop,
  ensureService,
  ensureSubscriptions,
  ...fulfilment,
  uninstall,
  readTerms,
  pushProduct,
  readProduct,
  setStock,
  verifyWebhook,
};
