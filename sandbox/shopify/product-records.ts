import { randomText } from '@/lib/kernel/random';
import type { ShopifyWorld } from './world';

export interface VariantRecord {
  id: string;
  sku: string;
  price: string;
  /** One for each option, in their order. */
  values: string[];
  inventoryItem: string;
  tracked: boolean;
  weight?: { unit: string; value: number } | undefined;
  /** Location → what is available there. */
  stock: Record<string, number>;
}

export interface ProductRecord {
  /** `gid://shopify/Product/…` */
  id: string;
  shop: string;
  handle: string;
  title: string;
  descriptionHtml: string;
  status: string;
  options: { name: string; values: string[] }[];
  pictures: { url: string; alt: string }[];
  variants: VariantRecord[];
  /** `namespace.key` → the value of a metafield. */
  metafields?: Record<string, string>;
}

export const newGid = (kind: string): string => `gid://shopify/${kind}/${randomText('123456789', 13)}`;

/** A shop's product by its id; undefined for another shop's. */
export function productOf(world: ShopifyWorld, shop: string, id: string): ProductRecord | undefined {
  const found = world.products.get(id);
  return found?.shop === shop ? found : undefined;
}

export function productsOf(world: ShopifyWorld, shop: string): ProductRecord[] {
  return world.products.newestFirst().filter((product) => product.shop === shop);
}

/** A merchant's change of the variants that `isMeant` finds. */
export function changeVariants(
  world: ShopifyWorld,
  product: ProductRecord,
  change: Partial<Pick<VariantRecord, 'sku' | 'price' | 'stock'>>,
  isMeant: (variant: VariantRecord) => boolean = () => true,
): void {
  const variants = product.variants.map((one) => (isMeant(one) ? { ...one, ...change } : one));
  world.products.put({ ...product, variants });
}

/** A merchant takes a variant out. */
export function dropVariant(world: ShopifyWorld, product: ProductRecord, sku: string): void {
  world.products.put({ ...product, variants: product.variants.filter((one) => one.sku !== sku) });
}
