import { randomUUID } from 'node:crypto';
import { now } from '@/lib/kernel/clock';
import type { Parcel } from '@/sandbox/shared/outbox';
import { bodySignature } from './sign';
import type { MessageRecord, ShopifyWorld } from './world';

const VERSION = '2026-07';

function parcelOf(world: ShopifyWorld, message: MessageRecord): Parcel {
  const { app } = world;
  const settle = (status: number | null): void => {
    message.status = status;
    world.messages.put(message);
  };
  return {
    id: message.id,
    type: message.topic,
    url: () => app.webhookUrl ?? null,
    body: message.body,
    headers: () => ({
      'x-shopify-topic': message.topic,
      'x-shopify-hmac-sha256': bodySignature(app.apiSecret, message.body),
      'x-shopify-shop-domain': message.shop,
      'x-shopify-api-version': VERSION,
      // Each delivery has an id of its own; that of the event tells duplicates.
      'x-shopify-webhook-id': randomUUID(),
      'x-shopify-event-id': message.id,
      'x-shopify-triggered-at': message.at,
    }),
    done: settle,
    dropped: () => settle(null),
  };
}

/** Sends the app a webhook of a topic such as `app/uninstalled`. */
export function tell(world: ShopifyWorld, shop: string, topic: string, body: object): MessageRecord {
  const message: MessageRecord = {
    id: randomUUID(),
    shop,
    topic,
    body: JSON.stringify(body),
    at: now().toISOString(),
    status: null,
  };
  world.messages.put(message);
  world.outbox.send(parcelOf(world, message));
  return message;
}

/** The same message once more, as after a lost answer; resolves to the status. */
export function repeat(world: ShopifyWorld, message: MessageRecord): Promise<number> {
  return world.outbox.sendNow(parcelOf(world, message));
}

/** Takes the app out of a shop: its tokens end, and the app is told. */
export function uninstall(world: ShopifyWorld, id: string): void {
  const shop = world.shop(id);
  if (shop.scopes === null) return;
  world.shops.put({ ...shop, scopes: null });
  world.revoke(id);
  tell(world, id, 'app/uninstalled', { id: 1, name: shop.name, myshopify_domain: id, domain: id });
}
