import { z } from 'zod';
import { route } from '@/lib/contract/route';
import { none, tenantParams } from '@/lib/contract/primitives';
import { disconnectShopCall, shopWebhookCall } from './paths';

/** The raw body is verified with the app's secret before anything is read of it. S4-49. */
export const shopWebhook = route({
  id: 'shop-platform.webhook',
  ...shopWebhookCall,
  summary: 'The shop platform’s signed messages; answered 2xx only once stored',
  access: 'signed',
  params: none,
  query: none,
  body: z.unknown(),
  bodyKind: 'raw',
  response: z.object({ received: z.literal(true) }),
  example: {
    request: { id: 1, myshopify_domain: 'prairie-run.myshopify.com' },
    response: { received: true },
  },
});

/** S4-50. */
export const disconnectShop = route({
  id: 'shop-platform.disconnect',
  ...disconnectShopCall,
  summary: 'Disconnect the client’s shop, and take the app out of it',
  access: 'tenant',
  permission: 'shop_platform.connect',
  params: tenantParams,
  query: none,
  body: none,
  response: z.object({
    removed: z.boolean().meta({ description: 'Whether the app is out of the shop, too' }),
  }),
  example: { params: { tenant: 'ten_prairie' }, request: {}, response: { removed: true } },
});
