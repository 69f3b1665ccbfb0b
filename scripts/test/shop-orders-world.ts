import type { Scene } from '@/lib/modules/design/rules/scene-types';
import { beginCard } from '@/lib/modules/payments/service/cards/begin-card';
import { settleCard } from '@/lib/modules/payments/service/cards/settle-card';
import { prepareShop } from '@/lib/modules/shop-platform/service/prepare/prepare-shop';
import { pullShop } from '@/lib/modules/shop-orders/service/pull-shop';
import { clientFor } from '@/sandbox/stripe/testing';
import { placeOrder, type PlacedOrder } from '@/sandbox/shopify/orders';
import { startMailSandbox, type MailSandbox } from '@/sandbox/mail/start';
import { startShopifySandbox, type ShopifySandbox } from '@/sandbox/shopify/start';
import { startCheckoutWorld, type CheckoutWorld } from './checkout-world';
import { setTestEnv, shopifyTestEnv } from './env';
import { PRAIRIE } from './fixtures/stores';
import { addPerson } from './people';
import { connectTestShop } from './shop';

export const SHOP = 'prairie.myshopify.com';
export const SHOP_TENANT = PRAIRIE.tenantId;
export const MERCHANT = { tenantId: SHOP_TENANT, actor: 'client', userId: 'usr_one' } as const;

/** A client whose shop of the stand-in is connected, and what its shoppers, its bank and its people do. */
export interface ShopOrdersWorld {
  world: CheckoutWorld;
  sandbox: ShopifySandbox;
  inbox: MailSandbox;
  /** Saves a card for payments at which nobody is there. */
  saveCard(method?: string): Promise<void>;
  /** A shopper orders one piece, and it is taken in: the request and our order. */
  placed(wanted?: Partial<PlacedOrder>): Promise<{ gid: string; orderId: string }>;
  /** The payloads of the waiting jobs of one kind, which are taken out, as a worker does. */
  jobs<T>(name: string): Promise<T[]>;
  statusOf(orderId: string): Promise<string | undefined>;
  close(): Promise<void>;
}

interface Wanted {
  /** In minor units. */
  creditLimit?: number;
  /** What is printed on the front of each product. */
  scene?: Scene;
}

function productsWith(scene?: Scene) {
  const making = { blank: 500, print: 300 };
  return PRAIRIE.products.map((product) => ({
    ...product,
    making,
    ...(scene && { sceneFront: scene }),
  }));
}

/** Starts it. */
export async function startShopOrdersWorld({
  creditLimit = 0,
  scene,
}: Wanted = {}): Promise<ShopOrdersWorld> {
  const products = productsWith(scene);
  const [world, sandbox, inbox] = await Promise.all([
    startCheckoutWorld([{ ...PRAIRIE, creditLimit, products }]),
    startShopifySandbox(),
    startMailSandbox(),
  ]);
  setTestEnv({ ...shopifyTestEnv(sandbox.url), SMTP_URL: inbox.smtpUrl });
  await world.sql('update tenants set shop_platform = true where id = $1', [SHOP_TENANT]);
  await addPerson({ id: 'usr_one', tenantId: SHOP_TENANT, shopPlatform: true });
  await connectTestShop(MERCHANT, SHOP);
  await prepareShop({ tenantId: SHOP_TENANT });
  const one = async <T>(text: string, values: unknown[]) => (await world.sql<T & object>(text, values))[0];
  return {
    world,
    sandbox,
    inbox,
    async saveCard(method = 'pm_card_visa') {
      const { cardId } = await beginCard(MERCHANT, { currency: 'USD', key: null, forOrders: true });
      const row = await one<{ setup_id: string }>('select setup_id from saved_cards where id = $1', [cardId]);
      await clientFor(world.stripe, 'sk_test_sandbox_us').setupIntents.confirm(row?.setup_id ?? '', {
        payment_method: method,
        return_url: 'https://x.example',
      });
      await settleCard(MERCHANT, cardId);
    },
    async placed(wanted = {}) {
      const variant = await one<{ sku: string }>('select sku from variants where tenant_id = $1', [
        SHOP_TENANT,
      ]);
      const lines = [{ sku: variant?.sku ?? '', quantity: 1 }];
      const gid = placeOrder(sandbox.world, SHOP, { lines, ...wanted })?.id ?? '';
      await pullShop({ tenantId: SHOP_TENANT });
      const row = await one<{ id: string }>(
        'select order_id as id from shop_fulfilment_orders where gid = $1',
        [gid],
      );
      return { gid, orderId: row?.id ?? '' };
    },
    async jobs<T>(name: string) {
      const rows = await world.ownerSql<{ payload: T }>(
        `delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
         where t.id = j.task_id and t.identifier = $1 returning j.payload`,
        [name],
      );
      return rows.map(({ payload }) => payload);
    },
    statusOf: async (orderId) =>
      (await one<{ status: string }>('select status from orders where id = $1', [orderId]))?.status,
    async close() {
      await Promise.all([sandbox.close(), inbox.close()]);
      await world.close();
    },
  };
}
