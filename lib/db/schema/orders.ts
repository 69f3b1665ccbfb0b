import { boolean, date, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Currency } from '@/lib/kernel/money';
import type { Region } from '@/lib/kernel/regions';
import type { Locale } from '@/lib/kernel/locales';
import type { GarmentFamily, Scene } from '@/lib/modules/design/rules/scene-types';
import type { Voucher } from '@/lib/modules/pricing/rules/types';
import { bytea, instant } from './columns';
import type { CompanyDetails } from './tenancy';

export type Actor = 'system' | 'shopper' | 'client' | 'staff' | 'fulfiller';
export type PaymentStatus = 'awaiting_payment' | 'paid' | 'not_needed' | 'cancelled' | 'refunded';
export type ShippingMethodName = 'standard' | 'standard_tracked' | 'express';

export const customers = pgTable(
  'customers',
  {
    tenantId: text('tenant_id').notNull(),
    id: text('id').notNull(),
    eventId: text('event_id').notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    addressFirstLine: text('address_first_line').notNull(),
    addressSecondLine: text('address_second_line').notNull().default(''),
    addressCity: text('address_city').notNull(),
    addressCounty: text('address_county').notNull().default(''),
    addressPostcode: text('address_postcode').notNull(),
    addressCountry: text('address_country').notNull(),
    countryIso2: text('country_iso2').notNull(),
    addressState: text('address_state').notNull().default(''),
    stateAbbreviation: text('state_abbreviation').notNull().default(''),
    lang: text('lang').$type<Locale>().notNull().default('en'),
    openOrderId: text('open_order_id'),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.id] })],
);

/** The recipient of an order, frozen with it. */
export interface OrderCustomer {
  name: string;
  email: string;
  phone: string;
  address_first_line: string;
  address_second_line: string;
  address_city: string;
  address_county: string;
  address_postcode: string;
  address_country: string;
  country_iso2: string;
  address_state: string;
  state_abbreviation: string;
}

/** The data of an order frozen when it was placed; amounts in minor units. */
export interface OrderSnapshot {
  storeName: string;
  slug: string;
  customer: OrderCustomer;
  vatRateBp: number;
  shipping: { netMinor: number; vatMinor: number; grossMinor: number };
  discountByRate: { rateBp: number; discountMinor: number; vatMinor: number }[];
  /** US: the provider's tax calculation; null elsewhere. */
  tax: { subtotalMinor: number; taxMinor: number; grandTotalMinor: number } | null;
  /** The voucher as it was at `pay`; undefined in older orders. */
  voucher?: Voucher | null;
  /** The seller for the invoice; undefined in older orders. */
  seller?: { details: CompanyDetails; vatRegistered: boolean };
}

export interface OrderTracking {
  carrier: string;
  number: string;
  url: string;
}

export const orders = pgTable(
  'orders',
  {
    tenantId: text('tenant_id').notNull(),
    id: text('id').notNull(),
    eventId: text('event_id').notNull(),
    customerId: text('customer_id').notNull(),
    orderRef: text('order_ref').notNull(),
    kind: text('kind').$type<'store' | 'claim'>().notNull(),
    paymentStatus: text('payment_status').$type<PaymentStatus>().notNull(),
    status: text('status'),
    returnsTo: text('returns_to'),
    lang: text('lang').$type<Locale>().notNull(),
    region: text('region').$type<Region>().notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    shippingMethod: text('shipping_method').$type<ShippingMethodName>().notNull(),
    itemsGrossMinor: integer('items_gross_minor').notNull(),
    shippingGrossMinor: integer('shipping_gross_minor').notNull(),
    discountMinor: integer('discount_minor').notNull().default(0),
    waivedMinor: integer('waived_minor').notNull().default(0),
    netMinor: integer('net_minor').notNull(),
    vatMinor: integer('vat_minor').notNull(),
    totalMinor: integer('total_minor').notNull(),
    voucherId: text('voucher_id'),
    promoCodeId: text('promo_code_id'),
    discountCode: text('discount_code'),
    snapshot: jsonb('snapshot').$type<OrderSnapshot>().notNull(),
    deliveryFrom: date('delivery_from', { mode: 'string' }).notNull(),
    deliveryTo: date('delivery_to', { mode: 'string' }).notNull(),
    requestHash: bytea('request_hash'),
    reserved: boolean('reserved').notNull().default(false),
    reservedUntil: instant('reserved_until'),
    taxCalculationId: text('tax_calculation_id'),
    editUntil: instant('edit_until'),
    fulfillerId: text('fulfiller_id'),
    tracking: jsonb('tracking').$type<OrderTracking>(),
    createdAt: instant('created_at').notNull().defaultNow(),
    paidAt: instant('paid_at'),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.id] })],
);

/** Side → layer id → the shopper's text. */
export type Personalisation = Partial<Record<'front' | 'back', Record<string, string>>>;

export const orderLines = pgTable(
  'order_lines',
  {
    tenantId: text('tenant_id').notNull(),
    id: text('id').notNull(),
    orderId: text('order_id').notNull(),
    position: integer('position').notNull(),
    productId: text('product_id').notNull(),
    variantId: text('variant_id').notNull(),
    sku: text('sku').notNull(),
    name: text('name').notNull(),
    family: text('family').$type<GarmentFamily>().notNull(),
    colourIdentifier: text('colour_identifier').notNull(),
    colourName: text('colour_name').notNull(),
    colourHex: text('colour_hex').notNull(),
    size: text('size').notNull(),
    quantity: integer('quantity').notNull(),
    unitNetMinor: integer('unit_net_minor').notNull(),
    unitGrossMinor: integer('unit_gross_minor').notNull(),
    grossMinor: integer('gross_minor').notNull(),
    /** The personalisation's part of the unit price, ex and with VAT. */
    personalNetMinor: integer('personal_net_minor').notNull().default(0),
    personalGrossMinor: integer('personal_gross_minor').notNull().default(0),
    vatApplies: boolean('vat_applies').notNull(),
    personalisation: jsonb('personalisation').$type<Personalisation>().notNull(),
    sceneFront: jsonb('scene_front').$type<Scene>(),
    sceneBack: jsonb('scene_back').$type<Scene>(),
    /** True if its pieces were not taken from stock: they had sold out before a late payment arrived. */
    short: boolean('short').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.id] })],
);

/** The changes of an edit, for its mail; never an address or a text itself. */
export type OrderChange =
  | { kind: 'address' }
  | {
      kind: 'line';
      lineId: string;
      /** Null when only a text was changed. */
      variant: { from: VariantName; to: VariantName } | null;
      text: boolean;
    };

export interface VariantName {
  colour: string;
  size: string;
}

/** A shopper's changes of an order within its edit window, with the refund for each. */
export const orderEdits = pgTable(
  'order_edits',
  {
    tenantId: text('tenant_id').notNull(),
    id: text('id').notNull(),
    orderId: text('order_id').notNull(),
    changes: jsonb('changes').$type<OrderChange>().notNull(),
    refundMinor: integer('refund_minor').notNull().default(0),
    refundId: text('refund_id'),
    refundedAt: instant('refunded_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.id] })],
);

export const orderHistory = pgTable(
  'order_history',
  {
    tenantId: text('tenant_id').notNull(),
    id: text('id').notNull(),
    orderId: text('order_id').notNull(),
    fromStatus: text('from_status'),
    toStatus: text('to_status').notNull(),
    actor: text('actor').$type<Actor>().notNull(),
    actorUserId: text('actor_user_id'),
    moved: boolean('moved').notNull().default(true),
    reason: text('reason'),
    bulkActId: text('bulk_act_id'),
    at: instant('at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.id] })],
);

export const paymentIntents = pgTable(
  'payment_intents',
  {
    tenantId: text('tenant_id').notNull(),
    intentId: text('intent_id'),
    orderId: text('order_id').notNull(),
    accountId: text('account_id').notNull(),
    region: text('region').$type<Region>().notNull(),
    amountMinor: integer('amount_minor').notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    state: text('state').$type<'open' | 'succeeded' | 'cancelled'>().notNull().default('open'),
    expiresAt: instant('expires_at').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.orderId] })],
);

/** Why a sale, or its reversal, is not reported any more. */
export type TaxProblem = 'refused' | 'unreached' | 'differs' | 'lapsed';

/** What is reported of an order to the provider's tax reports, one row per calculation it has used. */
export const taxSales = pgTable(
  'tax_sales',
  {
    tenantId: text('tenant_id').notNull(),
    orderId: text('order_id').notNull(),
    sequence: integer('sequence').notNull(),
    calculationId: text('calculation_id').notNull(),
    transactionId: text('transaction_id'),
    withdrawn: boolean('withdrawn').notNull().default(false),
    reversalId: text('reversal_id'),
    problem: text('problem').$type<TaxProblem>(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.orderId, table.sequence] })],
);

export type ClaimKeyKind = 'household' | 'email' | 'phone' | 'name_postal';

export const claimKeys = pgTable(
  'claim_keys',
  {
    tenantId: text('tenant_id').notNull(),
    eventId: text('event_id').notNull(),
    kind: text('kind').$type<ClaimKeyKind>().notNull(),
    keyHash: bytea('key_hash').notNull(),
    orderId: text('order_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.eventId, table.kind, table.keyHash] })],
);

export type FlagState = 'waiting' | 'released' | 'refused';

/** A claim that matches an earlier one and waits for the client's decision. */
export const claimFlags = pgTable(
  'claim_flags',
  {
    tenantId: text('tenant_id').notNull(),
    orderId: text('order_id').notNull(),
    eventId: text('event_id').notNull(),
    state: text('state').$type<FlagState>().notNull().default('waiting'),
    createdAt: instant('created_at').notNull().defaultNow(),
    decidedAt: instant('decided_at'),
    decidedBy: text('decided_by'),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.orderId] })],
);

export const claimFlagMatches = pgTable(
  'claim_flag_matches',
  {
    tenantId: text('tenant_id').notNull(),
    orderId: text('order_id').notNull(),
    kind: text('kind').$type<ClaimKeyKind>().notNull(),
    earlierOrderId: text('earlier_order_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.orderId, table.kind] })],
);

export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    tenantId: text('tenant_id').notNull(),
    key: text('key').notNull(),
    route: text('route').notNull(),
    bodyHash: bytea('body_hash').notNull(),
    status: integer('status'),
    response: jsonb('response'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.route, table.key] })],
);
