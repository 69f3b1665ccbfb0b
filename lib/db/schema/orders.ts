import { sql } from 'drizzle-orm';
import { boolean, date, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import type { Locale } from '@/lib/kernel/locales';
import type { Currency } from '@/lib/kernel/money';
import type { Region } from '@/lib/kernel/regions';
import type { GarmentFamily, Scene } from '@/lib/modules/design/rules/scene-types';
import type { HoldReason } from '@/lib/modules/orders/rules/hold';
import type { OrderStatus } from '@/lib/modules/orders/rules/statuses';
import type { UndoableAct } from '@/lib/modules/orders/rules/undo';
import type { OrderKind } from '@/lib/modules/orders/rules/kinds';
import type { CostBearer } from '@/lib/modules/orders/rules/replaceable';
import type { PaymentStatus } from '@/lib/modules/orders/rules/statuses';
import type { WaitsFor } from '@/lib/modules/orders/rules/who-acts';
import type { Voucher } from '@/lib/modules/pricing/rules/types';
import { bytea, instant } from './columns';
import type { Actor } from './audit';
import type { CompanyDetails } from './tenants';

export type { HoldReason, PaymentStatus };

export type ShippingMethodName = 'standard' | 'standard_tracked' | 'express';

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
  /** When its personal data was replaced; undefined where it is there. D46. */
  erasedAt?: string;
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
    kind: text('kind').$type<OrderKind>().notNull(),
    /** The Bulk order that it belongs to; null for any other kind. */
    bulkOrderId: text('bulk_order_id'),
    /** The order whose items it prints again, and who pays for that; null for any kind but a replacement. */
    parentOrderId: text('parent_order_id'),
    borneBy: text('borne_by').$type<CostBearer>(),
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
    /** What the order costs its client, and how that is paid (D35, D36); null in older orders. */
    productionMinor: integer('production_minor'),
    fulfilmentMinor: integer('fulfilment_minor'),
    platformFeeMinor: integer('platform_fee_minor'),
    platformTaxMinor: integer('platform_tax_minor'),
    applicationFeeMinor: integer('application_fee_minor'),
    creditMinor: integer('credit_minor'),
    platformFeeBp: integer('platform_fee_bp'),
    platformTaxBp: integer('platform_tax_bp'),
    voucherId: text('voucher_id'),
    /** Whose use of the voucher it holds; null without one. */
    voucherPerson: text('voucher_person'),
    promoCodeId: text('promo_code_id'),
    discountCode: text('discount_code'),
    snapshot: jsonb('snapshot').$type<OrderSnapshot>().notNull(),
    /** Where it goes, ISO 3166; written from the snapshot by a trigger, for an index. */
    country: text('country'),
    /** Where it was to go when it was placed, ISO code; a trigger writes it. */
    destination: text('destination').notNull().default(''),
    /** Where its visitor came from, as `sourceKey` writes it; null where that isn't known. */
    source: text('source'),
    deliveryFrom: date('delivery_from', { mode: 'string' }).notNull(),
    deliveryTo: date('delivery_to', { mode: 'string' }).notNull(),
    requestHash: bytea('request_hash'),
    reserved: boolean('reserved').notNull().default(false),
    reservedUntil: instant('reserved_until'),
    taxCalculationId: text('tax_calculation_id'),
    editUntil: instant('edit_until'),
    holdReason: text('hold_reason').$type<HoldReason>(),
    heldAt: instant('held_at'),
    /** Cancelled, and its money doesn’t go back by itself: staff settle that. D32-65. */
    refundApart: boolean('refund_apart'),
    /** Who must act next, null for nobody, and since when; a trigger writes both. */
    acts: text('acts').$type<WaitsFor>(),
    actsSince: instant('acts_since')
      .notNull()
      .default(sql`'9999-12-31T00:00:00Z'`),
    /** Its printer; of an order in parts, that of the least advanced. */
    fulfillerId: text('fulfiller_id'),
    /** When the first of its parts was in production. */
    partMadeAt: instant('part_made_at'),
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
    /** What it is made of, and the drawing of that. */
    blankId: text('blank_id').notNull(),
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
    /** What making one item costs, ex VAT: the blank, and a print on each printed side; null in older lines. */
    blankMinor: integer('blank_minor'),
    printMinor: integer('print_minor'),
    printedSides: smallint('printed_sides'),
    vatApplies: boolean('vat_applies').notNull(),
    personalisation: jsonb('personalisation').$type<Personalisation>().notNull(),
    sceneFront: jsonb('scene_front').$type<Scene>(),
    sceneBack: jsonb('scene_back').$type<Scene>(),
    /** True if its pieces were not taken from stock: they had sold out before a late payment arrived. */
    short: boolean('short').notNull().default(false),
    /** Pieces that the printer was not asked for: they were refunded before the order was sent there. */
    leftOut: integer('left_out').notNull().default(0),
    /** The line whose items a replacement prints again. */
    replacesLineId: text('replaces_line_id'),
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
    /** What a printer said in its own words, beside a reason that is a code. */
    words: text('words'),
    bulkActId: text('bulk_act_id'),
    at: instant('at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.id] })],
);

/** Orders that wait for credit, for their event's budget (triggers keep those) or for approval. D37, D3-29. */
export const orderWaits = pgTable(
  'order_waits',
  {
    tenantId: text('tenant_id').notNull(),
    orderId: text('order_id').notNull(),
    eventId: text('event_id').notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    beganAt: instant('began_at').notNull(),
    toldDay: smallint('told_day').notNull().default(0),
    toldAt: instant('told_at'),
    againAt: instant('again_at'),
    /** It waits for its client's approval, whatever else it waits for. */
    forApproval: boolean('for_approval').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.orderId] })],
);

/** What the recipient of a gift wrote to its sender. */
export const orderThanks = pgTable(
  'order_thanks',
  {
    tenantId: text('tenant_id').notNull(),
    orderId: text('order_id').notNull(),
    eventId: text('event_id').notNull(),
    message: text('message').notNull(),
    writtenAt: instant('written_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.orderId] })],
);

export const orderNotes = pgTable(
  'order_notes',
  {
    tenantId: text('tenant_id').notNull(),
    id: text('id').notNull(),
    orderId: text('order_id').notNull(),
    authorId: text('author_id').notNull(),
    actor: text('actor').$type<'client' | 'staff'>().notNull(),
    message: text('message').notNull(),
    writtenAt: instant('written_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.id] })],
);

/** The last release or end of a hold of an order, which can be taken back for a moment; see its migration. */
export const orderUndos = pgTable(
  'order_undos',
  {
    tenantId: text('tenant_id').notNull(),
    orderId: text('order_id').notNull(),
    act: text('act').$type<UndoableAct | 'move'>().notNull(),
    editUntil: instant('edit_until'),
    holdReason: text('hold_reason').$type<HoldReason>(),
    heldAt: instant('held_at'),
    /** Of a move: where the order was, where it was put, and by whom. */
    fromStatus: text('from_status').$type<OrderStatus>(),
    fromReturnsTo: text('from_returns_to').$type<OrderStatus>(),
    toStatus: text('to_status').$type<OrderStatus>(),
    userId: text('user_id'),
    version: instant('version').notNull(),
    until: instant('until').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.orderId] })],
);
