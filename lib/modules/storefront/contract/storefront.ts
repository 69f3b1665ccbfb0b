import { z } from 'zod';
import { MAX_LINES } from '@/lib/modules/catalogue/rules/quantity-limits';
import { route } from '@/lib/contract/route';
import { amount, currency, instantText, locale, objectId, region, slug } from '@/lib/contract/primitives';
import { productCard, productCardExample } from './product-card';
import { storeConfig, storeConfigExample } from './store-config';
import { readStorefrontCall } from './paths';

const companyDetails = z.object({
  legal_name: z.string(),
  address: z.string(),
  company_number: z.string(),
  vat_number: z.string().nullable(),
  email: z.string(),
});

const customRetailShipping = z.object({
  standard: amount,
  standard_tracked: amount,
  express: amount,
  additional_item_price: amount,
});

/** What search results and shared links say of it; an empty text is the store's own. */
const storeSeo = z.object({
  /** Whether search engines may list its pages. */
  listed: z.boolean(),
  title: z.string(),
  description: z.string(),
  /** The text on the picture that a link is shown with. */
  share: z.string(),
});

/** The storefront fields of S7 and the tenant id (D20-2). */
export const storefrontData = z.object({
  id: z.string(),
  tenant_id: z.string(),
  slug: z.string(),
  name: z.string(),
  status: z.enum(['Active', 'On hold']),
  on_hold_message: z.string().nullable(),
  region,
  currency,
  /** Per cent, `"20.00"`. */
  vat_rate: amount,
  not_vat_registered: z.boolean(),
  fixed_retail_shipping_price: amount.nullable(),
  free_retail_shipping: z.boolean(),
  custom_retail_shipping: customRetailShipping.nullable(),
  /** The shipping prices after the three retail settings, ex VAT. */
  shipping_prices: customRetailShipping,
  default_event_lang: locale,
  countries: z.array(z.string()),
  states: z.array(z.string()),
  companyDetails,
  event_type: z.object({ type: z.enum(['Store', 'Promo', 'Products', 'Bulk']) }),
  sample: z.boolean(),
  /** The first hundred in the store's order, or the requested ones; `storefront.products` lists all. */
  event_products: z.array(productCard),
  /** Over all its products: their number, and whether any is customisable. */
  product_count: z.number().int(),
  customisable_products: z.boolean(),
  /** The store's name in its own language: a basket is kept under it (D31), also after a change of language. */
  basket_name: z.string(),
  /** Address of the EU's notice of the guarantee by law; absent outside the EU and until there is one. D54-5 */
  guarantee_notice: z.string().optional(),
  storeConfig,
  seo: storeSeo,
  /** Whether the region has card keys and the tenant an account that may take payments. */
  takes_payment: z.boolean(),
  /**
   * Whether it takes orders or claims now: on hold, not open yet or over is `closed`; `exhausted` when no gifts are
   * left.
   */
  door: z.enum(['open', 'closed', 'exhausted']),
  /** Opening and closing time, null for no limit; outside of them a store shows no products. */
  opens_at: instantText.nullable(),
  closes_at: instantText.nullable(),
  /** The origins that may embed its order form: `https://www.example.com`. */
  embed_origins: z.array(z.string()),
  /** Whether it has refused words; `storefront.check-words` tells whether a text contains one. */
  checks_words: z.boolean(),
});
export type StorefrontData = z.output<typeof storefrontData>;

/** At most as many as a basket may have lines. */
const productIds = z
  .string()
  .max(MAX_LINES * 65)
  .transform((text) => text.split(','))
  .pipe(z.array(objectId).max(MAX_LINES));

export const readStorefront = route({
  id: 'storefront.read',
  ...readStorefrontCall,
  summary: 'A public store: settings, theme and products',
  access: 'public',
  params: z.object({ slug }),
  /**
   * `products`: ids separated by commas, only these are returned. `lang`: the reader's language; without it, or a
   * translation, texts are those of the event.
   */
  query: z.object({ products: productIds.optional(), lang: locale.optional() }),
  response: storefrontData,
  maxAge: 60,
  example: {
    params: { slug: 'fjord-fern' },
    response: {
      id: 'evt_fjord_fern',
      tenant_id: 'ten_fjord',
      slug: 'fjord-fern',
      name: 'Fjord & Fern',
      status: 'Active',
      on_hold_message: null,
      region: 'UK',
      currency: 'GBP',
      vat_rate: '20.00',
      not_vat_registered: false,
      fixed_retail_shipping_price: null,
      free_retail_shipping: false,
      custom_retail_shipping: null,
      shipping_prices: {
        standard: '3.95',
        standard_tracked: '5.45',
        express: '9.95',
        additional_item_price: '0.75',
      },
      default_event_lang: 'en',
      countries: ['GB'],
      states: [],
      companyDetails: {
        legal_name: 'Fjord & Fern Coffee Ltd',
        address: '1 Quay Road, Leith EH6 6AA',
        company_number: 'SC000001',
        vat_number: 'GB000000001',
        email: 'hello@fjord-fern.example',
      },
      event_type: { type: 'Store' },
      sample: false,
      event_products: [productCardExample],
      product_count: 1,
      customisable_products: false,
      basket_name: 'Fjord & Fern',
      storeConfig: storeConfigExample,
      seo: { listed: true, title: '', description: '', share: '' },
      takes_payment: true,
      door: 'open',
      opens_at: null,
      closes_at: null,
      embed_origins: [],
      checks_words: false,
    },
  },
});
