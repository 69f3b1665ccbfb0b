import type { CheckoutStore } from '@/components/checkout/types';
import type { StorefrontData } from '@/lib/contracts/storefront/storefront';
import { countryByIso2, COUNTRIES } from '@/lib/domain/address/countries';
import { localCountryName } from '@/lib/domain/address/country-names';
import { US_STATES } from '@/lib/domain/address/us-states';
import type { ShippingTable, StorePricing } from '@/lib/domain/pricing/types';
import type { Locale } from '@/lib/kernel/locales';
import { fromWire } from '@/lib/kernel/money';
import { REGION_FACTS } from '@/lib/kernel/regions';

type WireTable = StorefrontData['shipping_prices'];

function table(prices: WireTable): ShippingTable {
  return {
    standard: fromWire(prices.standard),
    standardTracked: fromWire(prices.standard_tracked),
    express: fromWire(prices.express),
    additionalItem: fromWire(prices.additional_item_price),
  };
}

function pricing(store: StorefrontData): StorePricing {
  return {
    region: store.region,
    currency: store.currency,
    vatRateBp: fromWire(store.vat_rate),
    vatRegistered: !store.not_vat_registered,
    freeRetailShipping: store.free_retail_shipping,
    fixedRetailShipping:
      store.fixed_retail_shipping_price === null ? null : fromWire(store.fixed_retail_shipping_price),
    customShipping: store.custom_retail_shipping && table(store.custom_retail_shipping),
    regionShipping: table(store.shipping_prices),
  };
}

/** The event's countries, or all of them, in the reader's language (DECISIONS 12). */
function countries(store: StorefrontData, locale: Locale) {
  const listed =
    store.countries.length > 0 ? store.countries.flatMap((iso2) => countryByIso2(iso2) ?? []) : COUNTRIES;
  const options = listed.map(({ iso2, name }) => ({ iso2, name, label: localCountryName(iso2, locale) }));
  return options.sort((a, b) => a.label.localeCompare(b.label, locale));
}

/** What the checkout's browser part gets of a store. */
export function checkoutStore(store: StorefrontData, locale: Locale): CheckoutStore {
  const offered = countries(store, locale);
  const own = REGION_FACTS[store.region].defaultCountry;
  const chosen = offered.find(({ iso2 }) => iso2 === own) ?? offered[0];
  const states = US_STATES.filter(
    ({ abbreviation }) => store.states.length === 0 || store.states.includes(abbreviation),
  );
  return {
    id: store.id,
    tenantId: store.tenant_id,
    slug: store.slug,
    name: store.storeConfig.storeName,
    pricing: pricing(store),
    countries: offered,
    states: offered.some(({ iso2 }) => iso2 === 'US') ? states.map(({ name }) => name) : [],
    defaultCountry: chosen?.name ?? '',
    takesPayment: store.takes_payment,
  };
}
