/** The admin pages on which a line of the launch check is fixed; `payments` lies outside the event. */
type LaunchPage =
  | 'catalogue'
  | 'products'
  | 'event-details'
  | 'store-configuration'
  | 'texts'
  | 'codes'
  | 'payments'
  | 'fulfillers/register';

/** Where a line is fixed: the page, and the field that gets the focus there (`?focus=`). */
export interface LaunchPlace {
  page: LaunchPage;
  field: string;
  /** The line names a product, and its own page is meant. */
  ofProduct?: true;
}

/**
 * Every line of the launch check in the order in which it is read, with the place where it is fixed; null where only the
 * platform's staff can. The id is the code by which the server refuses to publish. How a line is judged is in the module
 * `launch`; the list is here since the dialogs of an event show it.
 */
export const LAUNCH_PLACES = {
  verification: null,
  company: null,
  payments: { page: 'payments', field: 'payouts' },
  us_tax: { page: 'payments', field: 'payouts' },
  credit: { page: 'payments', field: 'credit' },
  products: { page: 'products', field: 'add' },
  currency: { page: 'products', field: 'price', ofProduct: true },
  below_cost: { page: 'products', field: 'price', ofProduct: true },
  artwork: { page: 'products', field: 'product-print', ofProduct: true },
  fibres: { page: 'products', field: 'fibres', ofProduct: true },
  // Staff keep these facts of each blank (D54-2, D54-3).
  maker: null,
  eu_responsible: null,
  identifier: null,
  origin_country: null,
  customs_code: null,
  certificate: null,
  stock: { page: 'catalogue', field: 'stock', ofProduct: true },
  vat: { page: 'event-details', field: 'vatRate' },
  countries: { page: 'event-details', field: 'countries' },
  printers: { page: 'fulfillers/register', field: 'printers' },
  access: { page: 'event-details', field: 'accessMode' },
  dates: { page: 'event-details', field: 'closes' },
  texts: { page: 'store-configuration', field: 'storeConfig.homeHeading' },
  translations: { page: 'texts', field: 'languages' },
  contact: { page: 'store-configuration', field: 'storeConfig.contactUs.formEmail' },
  logo: { page: 'store-configuration', field: 'storeConfig.customLogo.enabled' },
  codes: { page: 'codes', field: 'new' },
  sold_out: { page: 'catalogue', field: 'stock', ofProduct: true },
  withdrawn: { page: 'products', field: 'add' },
  green_words: { page: 'products', field: 'greenEvidence', ofProduct: true },
} as const satisfies Record<string, LaunchPlace | null>;

/** The store's own texts that a line may name, by their names in the store's configuration. */
export const STORE_TEXTS = [
  'homeHeading',
  'homeSubheading',
  'aboutUs.document',
  'faqs.document',
  'terms.document',
] as const;
export type StoreText = (typeof STORE_TEXTS)[number];

/**
 * Why no printer can make something for a country, the hardest to change first: none ships there, only those that the client
 * excludes do, all that do are paused, making it there costs too much with duty, or none makes the product as it is. S2.2-151.
 */
export const WHY_UNSERVED = ['ship_to', 'excluded', 'paused', 'cost', 'product'] as const;
export type WhyUnserved = (typeof WHY_UNSERVED)[number];

export type LaunchLineId = keyof typeof LAUNCH_PLACES;
export const LAUNCH_LINES = Object.keys(LAUNCH_PLACES) as [LaunchLineId, ...LaunchLineId[]];
