import { sql } from 'drizzle-orm';
import type { SellableProduct } from '@/lib/modules/orders/rules/order-line-types';
import type { StoredVoucher } from '@/lib/modules/checkout/rules/voucher';
import type { StoreSettings } from '@/lib/modules/pricing/rules/store-pricing';
import { prepared } from '@/lib/db/prepared';
import {
  IS_MADE,
  MAY_BE_SOLD,
  PERSONAL_PRICE_JSON,
} from '@/lib/modules/catalogue/service/statements/card-json';
import { productText, type Language } from '@/lib/modules/events/service/statements/event-texts';
import { COST_TERMS_JSON } from '@/lib/modules/ledger/service/statements/cost-terms';
import type { CostTerms } from '@/lib/modules/pricing/rules/order-costs';
import { shippingTableJson } from '@/lib/modules/pricing/service/statements/shipping';
import { REFUSED_WORDS_JSON } from '@/lib/modules/events/service/statements/event-json';
import type { EventStatus, EventType } from '@/lib/db/schema/events';
import type { customers } from '@/lib/db/schema/checkout';
import type { CompanyDetails } from '@/lib/db/schema/tenants';
import type { Transaction } from '@/lib/db/transaction';
import {
  OPEN_ORDER_JSON,
  openOrderFrom,
  type OpenOrder,
} from '@/lib/modules/orders/service/statements/open-order';

/** What to read of an event: products by id, a voucher by its folded code, and the basket's customer. */
export interface CheckoutQuery {
  slug: string;
  productIds: readonly string[];
  foldedCode: string | null;
  customerId: string | null;
  /** Also read the public vouchers, and whether any voucher can be used. */
  withOffers: boolean;
  at: Date;
}

export interface CheckoutEvent extends StoreSettings {
  tenantId: string;
  id: string;
  slug: string;
  name: string;
  type: EventType;
  status: EventStatus;
  countries: string[];
  states: string[];
  lockedCountries: string[];
  editWindowMinutes: number;
  /** Its orders wait for the client's approval (D3-29). */
  approvesOrders: boolean;
  /** Whether staff have verified the tenant; before that it takes no money and gives no gifts. */
  tenantVerified: boolean;
  /** What its orders cost the tenant. */
  costTerms: CostTerms;
  /** The seller, for the invoice. */
  companyDetails: CompanyDetails;
  /** The event's refused words; empty unless the list is enabled. */
  refusedWords: string[];
  opensAt: Date | null;
  closesAt: Date | null;
}

export type CheckoutCustomer = Omit<typeof customers.$inferSelect, 'createdAt' | 'updatedAt'>;

/** All data needed to create a customer or to pay, from one statement. */
export interface CheckoutFacts {
  event: CheckoutEvent;
  products: SellableProduct[];
  vouchers: StoredVoucher[];
  voucherOpportunity: boolean;
  /** Null when none was requested, or this event has none of that id. */
  customer: CheckoutCustomer | null;
  /** The customer's open order, whatever its status. */
  openOrder: OpenOrder | null;
}

type Row = Record<string, unknown> & {
  event: Omit<CheckoutEvent, 'opensAt' | 'closesAt'>;
  opens_at: Date | null;
  closes_at: Date | null;
  products: SellableProduct[];
  vouchers: (Omit<StoredVoucher, 'startsAt' | 'expiresAt'> &
    Record<'startsAt' | 'expiresAt', string | null>)[];
  opportunity: boolean;
  customer: CheckoutCustomer | null;
  open_order: Parameters<typeof openOrderFrom>[0] | null;
};

/** The event `e` as a `CheckoutEvent` without its times, which JSON has no type for. */
export const CHECKOUT_EVENT_JSON = sql`jsonb_build_object(
  'tenantId', e.tenant_id, 'id', e.id, 'slug', e.slug, 'name', e.name, 'type', e.type, 'status', e.status,
  'region', e.region, 'currency', e.currency, 'vatRateBp', e.vat_rate_bp, 'notVatRegistered', e.not_vat_registered,
  'countries', e.countries, 'states', e.states, 'lockedCountries', e.locked_countries,
  'freeRetailShipping', e.free_retail_shipping, 'fixedRetailShippingMinor', e.fixed_retail_shipping_minor,
  'customRetailShipping', e.custom_retail_shipping,
  'regionShipping', ${shippingTableJson('retail', sql`e.region`)}, 'editWindowMinutes', e.edit_window_minutes,
  'approvesOrders', e.approves_orders,
  'costTerms', ${COST_TERMS_JSON}, 'refusedWords', ${REFUSED_WORDS_JSON},
  'companyDetails', (select t.company_details from tenants t where t.id = e.tenant_id),
  'tenantVerified', (select t.verified_at is not null from tenants t where t.id = e.tenant_id))`;

/** The product `p` of an event, sold as `ep`, as a `SellableProduct` with its name in the shopper's language. */
export const sellableProductJson = (language: Language) => sql`jsonb_build_object(
  'id', p.id, 'name', ${productText(language, 'product_name')}, 'forSale', p.status = 'active' and p.deleted_at is null and ${MAY_BE_SOLD}, 'blankId', p.blank_id, 'family', p.family,
  'colours', p.colours, 'vatApplies', p.store_default_vat, 'unitNet', ep.store_selling_price_minor,
  'personalPrice', ${PERSONAL_PRICE_JSON},
  'making', jsonb_build_object('blank', coalesce(p.blank -> 'blankPriceMinor', '{}'),
    'print', coalesce(p.blank -> 'printPriceMinor', '{}'), 'byQuantity', coalesce(p.blank -> 'quantityPrices', '{}')),
  'sceneFront', p.scene_front, 'sceneBack', p.scene_back, 'variants', (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', v.id, 'sku', v.sku, 'colourIdentifier', v.colour_identifier, 'size', v.size, 'stock', v.stock)), '[]')
    from variants v where v.tenant_id = p.tenant_id and v.product_id = p.id and ${IS_MADE}))`;

const VOUCHER = sql`jsonb_build_object(
  'id', w.id, 'code', w.code, 'folded', w.folded, 'kind', w.kind, 'amountMinor', w.amount_minor,
  'percentBp', w.percent_bp, 'public', w.public, 'startsAt', w.starts_at,
  'expiresAt', w.expires_at, 'maxUses', w.max_uses, 'uses', w.uses, 'usesPerPerson', w.uses_per_person,
  'minSpendMinor', w.min_spend_minor, 'productIds', w.product_ids, 'paused', w.paused_at is not null)`;

const CUSTOMER = sql`jsonb_build_object(
  'tenantId', c.tenant_id, 'id', c.id, 'eventId', c.event_id, 'name', c.name, 'email', c.email, 'phone', c.phone,
  'addressFirstLine', c.address_first_line, 'addressSecondLine', c.address_second_line,
  'addressCity', c.address_city, 'addressCounty', c.address_county, 'addressPostcode', c.address_postcode,
  'addressCountry', c.address_country, 'countryIso2', c.country_iso2, 'addressState', c.address_state,
  'stateAbbreviation', c.state_abbreviation, 'lang', c.lang, 'openOrderId', c.open_order_id)`;

/** Limits the list of offers, however many codes an event has. */
const OFFERS = 50;

interface Values extends Record<string, unknown> {
  slug: string;
  ids: string[];
  code: string | null;
  customer: string | null;
  offers: boolean;
  at: string;
}

const value = (name: 'slug' | 'ids' | 'code' | 'customer' | 'offers' | 'at') => sql`${sql.placeholder(name)}`;
/** The use that this shopper's own open order has reserved is available to them. D16, D25. */
const held = sql`(select o.voucher_id from customers c
  join orders o on o.tenant_id = c.tenant_id and o.id = c.open_order_id
  where c.tenant_id = e.tenant_id and c.event_id = e.id and c.id = ${value('customer')}
    and o.reserved and o.payment_status = 'awaiting_payment')`;
/** The order's: names are frozen in it. */
const CUSTOMER_LANGUAGE = sql`(select c.lang from customers c
  where c.tenant_id = e.tenant_id and c.event_id = e.id and c.id = ${value('customer')})`;
const usable = sql`w.paused_at is null and (w.starts_at is null or w.starts_at <= ${value('at')}::timestamptz)
  and (w.expires_at is null or w.expires_at > ${value('at')}::timestamptz)
  and (w.max_uses is null or w.uses < w.max_uses or w.id = ${held})`;
const withOffers = sql`${value('offers')}::boolean`;

const read = prepared<Values, Row>(
  'read_checkout',
  () => sql`
    select ${CHECKOUT_EVENT_JSON} as event, e.opens_at, e.closes_at,
      (select coalesce(jsonb_agg(${sellableProductJson(CUSTOMER_LANGUAGE)}), '[]') from event_products ep
        join products p on p.tenant_id = ep.tenant_id and p.id = ep.product_id
        where ep.tenant_id = e.tenant_id and ep.event_id = e.id and ep.product_id = any(${value('ids')}::text[])) as products,
      (select coalesce(jsonb_agg(${VOUCHER} order by w.created_at, w.id), '[]') from (
        select * from vouchers w where w.tenant_id = e.tenant_id and w.event_id = e.id and w.deleted_at is null
          and (w.folded = ${value('code')} or (${withOffers} and w.public and ${usable}))
        order by (w.folded = ${value('code')}) desc nulls last, w.created_at, w.id limit ${OFFERS}) w) as vouchers,
      ${withOffers} and exists (select from vouchers w
        where w.tenant_id = e.tenant_id and w.event_id = e.id and w.deleted_at is null and ${usable}) as opportunity,
      (select ${CUSTOMER} from customers c where c.tenant_id = e.tenant_id and c.event_id = e.id
        and c.id = ${value('customer')}) as customer,
      (select ${OPEN_ORDER_JSON} from customers c
        join orders o on o.tenant_id = c.tenant_id and o.id = c.open_order_id
        left join payment_intents i on i.tenant_id = o.tenant_id and i.order_id = o.id
        where c.tenant_id = e.tenant_id and c.event_id = e.id and c.id = ${value('customer')}) as open_order
    from events e where e.slug = ${value('slug')}`,
);

const instantOf = (text: string | null): Date | null => (text === null ? null : new Date(text));

/** Reads all data of a checkout in one round trip; undefined when the tenant has no event of that slug. */
export async function readCheckout(
  tx: Transaction,
  input: CheckoutQuery,
): Promise<CheckoutFacts | undefined> {
  const [row] = await read(tx, {
    slug: input.slug,
    ids: [...new Set(input.productIds)],
    code: input.foldedCode,
    customer: input.customerId,
    offers: input.withOffers,
    at: input.at.toISOString(),
  });
  if (!row) return undefined;
  return {
    event: { ...row.event, opensAt: row.opens_at, closesAt: row.closes_at },
    products: row.products,
    vouchers: row.vouchers.map(({ startsAt, expiresAt, ...voucher }) => ({
      ...voucher,
      startsAt: instantOf(startsAt),
      expiresAt: instantOf(expiresAt),
    })),
    voucherOpportunity: row.opportunity,
    customer: row.customer,
    openOrder: row.open_order && openOrderFrom(row.open_order),
  };
}
