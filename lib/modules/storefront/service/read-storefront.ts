import { notFound } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import { DEFAULT_LOCALE, isLocale, type Locale } from '@/lib/kernel/locales';
import { toWire } from '@/lib/kernel/money';
import type { Region } from '@/lib/kernel/regions';
import { doorOf } from '@/lib/modules/events/rules/event-availability';
import { embedOrigins } from '@/lib/modules/events/rules/embed-origins';
import { shippingPrices, shippingToWire } from '@/lib/modules/pricing/rules/shipping-prices';
import { storePricing } from '@/lib/modules/pricing/rules/store-pricing';
import type { StorefrontData } from '@/lib/modules/storefront/contract/storefront';
import { findSlug } from '@/lib/modules/events/service/statements/find-slug';
import { readStorefront as readRow, type StorefrontRow } from '@/lib/modules/storefront/data/read-storefront';
import { withDirectory } from '@/lib/db/with-directory';
import { withTenant } from '@/lib/db/with-tenant';
import { appEnv } from '@/lib/env/app';
import { stripeKeys } from '@/lib/env/stripe';
import { wordsOf } from '@/lib/modules/storefront/rules/texts/event-translations';
import { guaranteeNotice } from './guarantee-notice';
import { isShut, timesOf } from './is-shut';
import { presentCard, type CardPlace } from './present-card';
import { presentStoreConfig } from './present-store-config';
import { seoIn, translatedContent } from './texts/translated-content';
import { renamedStore } from '@/lib/modules/catalogue/service/not-in-store';

const asLocale = (language: string) => (isLocale(language) ? language : DEFAULT_LOCALE);

function presentEvent({ event, texts, tenantClosed }: StorefrontRow) {
  const pricing = storePricing(event);
  // Of a closed client's store the message may promise what nobody keeps. S2.2-198.
  const silent = event.status === 'Active' || tenantClosed;
  return {
    id: event.id,
    slug: event.slug,
    name: event.name,
    status: event.status === 'Active' ? ('Active' as const) : ('On hold' as const),
    on_hold_message: silent
      ? null
      : event.onHoldMessage && wordsOf(texts.on_hold_message ?? event.onHoldMessage),
    region: event.region,
    currency: event.currency,
    vat_rate: toWire(event.vatRateBp),
    not_vat_registered: event.notVatRegistered,
    fixed_retail_shipping_price:
      event.fixedRetailShippingMinor === null ? null : toWire(event.fixedRetailShippingMinor),
    free_retail_shipping: event.freeRetailShipping,
    custom_retail_shipping: event.customRetailShipping && shippingToWire(event.customRetailShipping),
    shipping_prices: shippingToWire(shippingPrices(pricing)),
    default_event_lang: asLocale(event.defaultLanguage),
    countries: event.countries,
    states: event.states,
    event_type: { type: event.type },
    sample: event.sample,
  };
}

/**
 * Opening and closing times, the resulting state, and the products on sale: a store that is not open shows and sells
 * nothing.
 */
function presentTimes({ event, cards, catalogue, tenantVerified }: StorefrontRow, place: CardPlace) {
  const times = timesOf(event);
  const shut = isShut(event);
  return {
    event_products: shut ? [] : cards.map((card) => presentCard(place, card)),
    product_count: shut ? 0 : catalogue.count,
    customisable_products: catalogue.customisable && !shut,
    door:
      event.type === 'Promo' && !tenantVerified ? ('closed' as const) : doorOf({ ...event, ...times }, now()),
    opens_at: times.opensAt?.toISOString() ?? null,
    closes_at: times.closesAt?.toISOString() ?? null,
  };
}

/** Whether the region has card keys and is in `regions`, the regions where the tenant can be paid. */
export function canBePaid(region: Region, regions: readonly Region[]): boolean {
  return regions.includes(region) && stripeKeys(region) !== null;
}

/**
 * A store's data from its row. `regions`: where its tenant can be paid; `preview`: the token for its picture URLs if
 * the event is not public; `lang`: the language that the row was read in.
 */
export function presentStorefront(
  tenantId: string,
  row: StorefrontRow,
  regions: readonly Region[],
  { preview, lang }: { preview?: string | undefined; lang?: Locale | undefined } = {},
): StorefrontData {
  const { event } = row;
  const notice = guaranteeNotice(event.region, lang ?? asLocale(event.defaultLanguage));
  const languages = [lang ?? event.defaultLanguage, event.defaultLanguage];
  const place = { tenantId, slug: event.slug, pricing: storePricing(event), ...(preview ? { preview } : {}) };
  return {
    tenant_id: tenantId,
    ...presentEvent(row),
    companyDetails: {
      legal_name: row.company.legal_name,
      address: row.company.address,
      company_number: row.company.company_number,
      vat_number: row.company.vat_number,
      email: row.company.email,
    },
    ...presentTimes(row, place),
    basket_name: row.content.storeName,
    ...(notice ? { guarantee_notice: notice } : {}),
    storeConfig: presentStoreConfig(translatedContent(row.content, row.texts), row.colourSet, row.fontSet),
    seo: seoIn(row.seo, languages),
    takes_payment: event.status === 'Active' && row.tenantVerified && canBePaid(event.region, regions),
    embed_origins: embedOrigins(event.embedOrigins, { local: appEnv().APP_MODE !== 'production' }),
    checks_words: event.checksWords,
  };
}

/**
 * A public store: the storefront fields of S7 and the tenant id (D20-2). On hold it has the client's message and sells
 * nothing, as before it opens and after it has closed (D5). It lists the first hundred products, or those of
 * `products`. Throws 404 for a draft and an unknown slug, with `data.renamed_to` for an old one.
 */
export async function readStorefront(
  slug: string,
  asked: { products?: readonly string[] | undefined; lang?: Locale | undefined } = {},
): Promise<StorefrontData> {
  const owner = await withDirectory((tx) => findSlug(tx, slug));
  if (!owner) throw notFound();
  if (owner.renamedTo !== null) throw renamedStore(owner.renamedTo);
  const { tenantId, regions } = owner;
  const row = await withTenant({ tenantId, actor: 'shopper' }, (tx) => readRow(tx, slug, asked));
  if (!row) throw notFound();
  return presentStorefront(tenantId, row, regions, { lang: asked.lang });
}
