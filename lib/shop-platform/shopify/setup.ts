import { z } from 'zod';
import { AppError } from '@/lib/kernel/app-error';
import type { ServiceFacts, ServiceWish, ShopAccess } from '../port';
import { ask } from './ask';

const SERVICE = `id serviceName callbackUrl location { id }`;
const READ_SERVICES = `query ReadServices { shop { fulfillmentServices { ${SERVICE} } } }`;
const CREATE_SERVICE = `mutation CreateService($name: String!, $callbackUrl: URL!) {
  fulfillmentServiceCreate(name: $name, callbackUrl: $callbackUrl, trackingSupport: true, inventoryManagement: false) {
    fulfillmentService { ${SERVICE} }
    userErrors { field message }
  }
}`;
const READ_SUBSCRIPTIONS = `query ReadSubscriptions($uri: String!) {
  webhookSubscriptions(first: 100, uri: $uri) { nodes { topic } }
}`;
const SUBSCRIBE = `mutation Subscribe($topic: WebhookSubscriptionTopic!, $uri: String!) {
  webhookSubscriptionCreate(topic: $topic, webhookSubscription: { uri: $uri }) {
    webhookSubscription { id }
    userErrors { field message }
  }
}`;

/** What the app wants to be told of; the compliance topics are set with the app itself. */
const TOPICS = [
  'FULFILLMENT_ORDERS_FULFILLMENT_REQUEST_SUBMITTED',
  'FULFILLMENT_ORDERS_CANCELLATION_REQUEST_SUBMITTED',
  'ORDERS_UPDATED',
  'ORDERS_CANCELLED',
  'PRODUCTS_UPDATE',
  'PRODUCTS_DELETE',
  'APP_UNINSTALLED',
  'APP_SCOPES_UPDATE',
] as const;

const service = z.object({
  id: z.string(),
  serviceName: z.string(),
  callbackUrl: z.string().nullable(),
  location: z.object({ id: z.string() }).nullable(),
});
const servicesAnswer = z.object({ shop: z.object({ fulfillmentServices: z.array(service) }) });
const created = z.object({
  fulfillmentServiceCreate: z.object({
    fulfillmentService: service.nullable(),
    userErrors: z.array(z.unknown()),
  }),
});
const subscriptionsAnswer = z.object({
  webhookSubscriptions: z.object({ nodes: z.array(z.object({ topic: z.string() })) }),
});
const subscribed = z.object({
  webhookSubscriptionCreate: z.object({ userErrors: z.array(z.unknown()) }),
});

/** Services of other apps are listed, too: ours is known by its address. */
async function findService(access: ShopAccess, callbackUrl: string): Promise<ServiceFacts | null> {
  const { shop } = await ask(access, READ_SERVICES, servicesAnswer);
  const found = shop.fulfillmentServices.find((one) => one.callbackUrl === callbackUrl);
  return found?.location ? { serviceId: found.id, locationId: found.location.id } : null;
}

/**
 * The app's fulfilment service in a shop, made by the first name that no other app's has where it is missing. Safe to repeat. Throws
 * `shop_platform_failed` where all names are taken. S4-54.
 */
export async function ensureService(
  access: ShopAccess,
  { names, callbackUrl }: ServiceWish,
): Promise<ServiceFacts> {
  const known = await findService(access, callbackUrl);
  if (known) return known;
  for (const name of names) {
    const made = await ask(access, CREATE_SERVICE, created, { name, callbackUrl });
    const service = made.fulfillmentServiceCreate.fulfillmentService;
    if (service?.location) return { serviceId: service.id, locationId: service.location.id };
    // Taken: by another run of ours in the meantime, or by somebody else's service.
    const other = await findService(access, callbackUrl);
    if (other) return other;
  }
  throw new AppError('shop_platform_failed');
}

/** Subscribes to the topics that are missing for this address; safe to repeat. S4-55. */
export async function ensureSubscriptions(access: ShopAccess, uri: string): Promise<void> {
  const read = async () => {
    const { webhookSubscriptions } = await ask(access, READ_SUBSCRIPTIONS, subscriptionsAnswer, { uri });
    return new Set(webhookSubscriptions.nodes.map(({ topic }) => topic));
  };
  const known = await read();
  let refused = false;
  for (const topic of TOPICS.filter((one) => !known.has(one))) {
    const { webhookSubscriptionCreate: made } = await ask(access, SUBSCRIBE, subscribed, { topic, uri });
    refused ||= made.userErrors.length > 0;
  }
  if (!refused) return;
  const now = await read();
  if (TOPICS.some((topic) => !now.has(topic))) throw new AppError('shop_platform_failed');
}
