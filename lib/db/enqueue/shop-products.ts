export interface ShopProductsJobs {
  /** Tells a client's shop what is there of its variants. */
  'send-shop-stock': { tenantId: string };
  /** Puts a client's next waiting product into its shop. */
  'push-shop-product': { tenantId: string };
  /** Compares a client's products in its shop with what was pushed, from after a product on. */
  'check-shop-products': { tenantId: string; after?: string };
}
