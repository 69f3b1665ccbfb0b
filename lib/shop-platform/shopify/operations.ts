import { z } from 'zod';
import { AppError } from '@/lib/kernel/app-error';
import type { ShopAccess, ShopFacts } from '../port';
import { client } from './client';
import { inTime } from './errors';

const CALL_MS = 2_000;

const READ_SHOP = `query ReadShop { shop { id name myshopifyDomain currencyCode } }`;
const UNINSTALL = `mutation Uninstall { appUninstall { userErrors { message } } }`;

const shopAnswer = z.object({
  shop: z.object({
    id: z.string(),
    name: z.string(),
    myshopifyDomain: z.string(),
    currencyCode: z.string(),
  }),
});
const uninstallAnswer = z.object({ appUninstall: z.object({ userErrors: z.array(z.unknown()) }) });

async function ask<T>({ shop, accessToken }: ShopAccess, query: string, shape: z.ZodType<T>): Promise<T> {
  const { api, library } = await client();
  const session = new library.Session({ id: shop, shop, state: '', isOnline: false, accessToken });
  const { data } = await new api.clients.Graphql({ session }).request(query);
  const answer = shape.safeParse(data);
  if (!answer.success) throw new AppError('shop_platform_failed');
  return answer.data;
}

/** Who the shop says that it is. */
export async function readShop(access: ShopAccess): Promise<ShopFacts> {
  const { shop } = await inTime(CALL_MS, ask(access, READ_SHOP, shopAnswer));
  // A token opens its own shop only; another one's name would be shown to the wrong merchant.
  if (shop.myshopifyDomain !== access.shop) throw new AppError('shop_platform_failed');
  return { id: shop.id, name: shop.name, currency: shop.currencyCode };
}

/** Takes the app out of the shop. */
export async function uninstall(access: ShopAccess): Promise<void> {
  const { appUninstall } = await inTime(CALL_MS, ask(access, UNINSTALL, uninstallAnswer));
  if (appUninstall.userErrors.length > 0) throw new AppError('shop_platform_failed');
}
