import { z } from 'zod';
import { AppError } from '@/lib/kernel/app-error';
import type { ShopAccess, ShopFacts } from '../port';
import { ask } from './ask';

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

/** Who the shop says that it is. */
export async function readShop(access: ShopAccess): Promise<ShopFacts> {
  const { shop } = await ask(access, READ_SHOP, shopAnswer);
  // A token opens its own shop only; another one's name would be shown to the wrong merchant.
  if (shop.myshopifyDomain !== access.shop) throw new AppError('shop_platform_failed');
  return { id: shop.id, name: shop.name, currency: shop.currencyCode };
}

/** Takes the app out of the shop. */
export async function uninstall(access: ShopAccess): Promise<void> {
  const { appUninstall } = await ask(access, UNINSTALL, uninstallAnswer);
  if (appUninstall.userErrors.length > 0) throw new AppError('shop_platform_failed');
}
