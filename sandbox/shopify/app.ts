/** The app that may be installed here, as its developer registered it. */
export interface ShopifyApp {
  apiKey: string;
  apiSecret: string;
  /** Where the app's webhooks go; undefined: they are only kept. */
  webhookUrl?: string | undefined;
}

export const DEFAULT_SHOPIFY_APP: ShopifyApp = {
  apiKey: 'sandbox-shopify-key',
  apiSecret: 'sandbox-shopify-secret',
};
